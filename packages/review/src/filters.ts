import type { Change } from './changes.ts';

/** Which pictures of the list show. */
export interface Filters {
  theme: 'both' | Change['theme'];
  /** Of the window, px. */
  width: 'all' | `${number}`;
}

export const NO_FILTERS: Filters = { theme: 'both', width: 'all' };

/** Whether a picture has the theme and the width that are asked for. */
export const passes = ({ theme, width }: Filters, change: Change): boolean =>
  (theme === 'both' || change.theme === theme) && (width === 'all' || `${change.width}` === width);

/** Widths that there are, narrow first. */
export const widthsOf = (changes: readonly Change[]): readonly number[] =>
  [...new Set(changes.map(({ width }) => width))].toSorted((a, b) => a - b);
