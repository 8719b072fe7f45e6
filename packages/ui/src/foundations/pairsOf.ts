import {
  CONTRAST_PAIRS,
  reachedContrast,
  THEME_NAMES,
  type ContrastPair,
  type ThemeName,
} from './contrast.ts';

/** A pair of roles in a theme, with what it reaches there. */
export interface MeasuredPair {
  pair: ContrastPair;
  theme: ThemeName;
  /** 1–21. */
  reached: number;
}

/** Every pair of a role in both themes, the one with least to spare first; none where it needs none. */
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
