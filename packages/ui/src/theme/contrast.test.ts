import { describe, expect, it } from 'vitest';
import {
  CONTRAST_PAIRS,
  contrastRatio,
  parseColour,
  reachedContrast,
  THEME_NAMES,
} from '../foundations/contrast.ts';

it('computes the ratios that WCAG gives', () => {
  expect(contrastRatio(parseColour('#000000'), parseColour('#FFFFFF'))).toBe(21);
  expect(contrastRatio(parseColour('#777777'), parseColour('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

describe.each(THEME_NAMES)('in the %s theme', (theme) => {
  // Specification: more.7
  it.each([...CONTRAST_PAIRS])('$foreground on $background reaches $needs', (pair) => {
    expect(reachedContrast(theme, pair)).toBeGreaterThanOrEqual(pair.needs);
  });
});

describe('in the dark theme, without edges', () => {
  // Design guide, 'Dark, rules'.
  it.each([
    ['canvas', 'surface'],
    ['surface', 'surfaceRaised'],
    ['surfaceRaised', 'surfaceHover'],
  ])('%s and %s are distinguishable', (lower, higher) => {
    const pair = { foreground: higher, background: lower };
    expect(reachedContrast('dark', pair)).toBeGreaterThanOrEqual(1.2);
  });
});
