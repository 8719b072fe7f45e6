import { createContext, use } from 'react';
import type { DraftStatus } from './draftKeeper.ts';
import type { ServerEvent, UserEvent } from './machine/events.ts';
import type { WizardRunner } from './machine/runner.ts';
import type { WizardState } from './machine/state.ts';

/** The wizard as its steps see it. */
export interface Wizard extends WizardState {
  /** Whether another tab edits the project; edits that are sent here then change nothing. */
  isReadOnly: boolean;
  /** What became of the newest words on this device. */
  draftStatus: DraftStatus;
  /** Tells the wizard what the user did; the same function for as long as the journey lasts. */
  send: (event: UserEvent | RenderTold) => void;
  /** The user has come to an address of the wizard. @returns what to call when they leave it */
  arrive: WizardRunner['arrive'];
}

/** Polls are read by the step that shows them. */
type RenderTold = Extract<ServerEvent, { type: 'renderTold' }>;

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around a step. Throws outside of `WizardProvider`. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A wizard step needs a WizardProvider above it');
  return wizard;
}
