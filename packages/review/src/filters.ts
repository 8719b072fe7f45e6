import type { Change } from './changes.ts';

/** The filters of the list of pictures. */
export interface Filters {
  theme: 'both' | Change['theme'];
  /** The width of the window, px. */
  width: 'all' | `${number}`;
}

export const NO_FILTERS: Filters = { theme: 'both', width: 'all' };

/** Whether a picture has the theme and width selected in the filters. */
export const passes = ({ theme, width }: Filters, change: Change): boolean =>
  (theme === 'both' || change.theme === theme) && (width === 'all' || `${change.width}` === width);

/** The widths in use, narrowest first. */
export const widthsOf = (changes: readonly Change[]): readonly number[] =>
  [...new Set(changes.map(({ width }) => width))].toSorted((a, b) => a - b);
