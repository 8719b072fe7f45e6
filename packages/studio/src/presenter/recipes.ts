import type { Presenter } from './definePresenter.ts';
import { REALISTIC_PRESENTERS } from './realisticPresenters.ts';
import { STYLED_PRESENTERS } from './styledPresenters.ts';

export type { Presenter } from './definePresenter.ts';
export { REALISTIC_PRESENTERS } from './realisticPresenters.ts';
export { STYLED_PRESENTERS } from './styledPresenters.ts';

/** All built-in presenters, realistic ones first. */
export const PRESENTERS: readonly Presenter[] = [...REALISTIC_PRESENTERS, ...STYLED_PRESENTERS];

/** Returns the built-in presenter with an id, if it exists. */
export function findPresenter(id: string): Presenter | undefined {
  return PRESENTERS.find((presenter) => presenter.id === id);
}
