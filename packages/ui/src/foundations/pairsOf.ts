import {
  CONTRAST_PAIRS,
  reachedContrast,
  THEME_NAMES,
  type ContrastPair,
  type ThemeName,
} from './contrast.ts';

/** A pair of roles in a theme, with the ratio that it reaches there. */
export interface MeasuredPair {
  pair: ContrastPair;
  theme: ThemeName;
  /** The ratio, 1–21. */
  reached: number;
}

/**
 * Returns every pair of a role in both themes, the one with the least margin first; empty for a role that
 * needs no contrast.
 */
export function pairsOf(role: string): readonly MeasuredPair[] {
  return CONTRAST_PAIRS.filter(
    ({ foreground, background }) =>
      foreground === role || background.split(' over ').includes(role),
  )
    .flatMap((pair) =>
      THEME_NAMES.map((theme) => ({ pair, theme, reached: reachedContrast(theme, pair) })),
    )
    .toSorted((a, b) => a.reached / a.pair.needs - b.reached / b.pair.needs);
}
