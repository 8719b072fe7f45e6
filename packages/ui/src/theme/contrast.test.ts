import { describe, expect, it } from 'vitest';
import tokens from './tokens.json' with { type: 'json' };

/** WCAG 2.2: text 4.5 (1.4.3); control edges, icons that carry meaning, focus ring 3 (1.4.11). */
const TEXT = 4.5;
const GRAPHIC = 3;

const PAGE = ['canvas', 'surface', 'surfaceRaised'];
const SURFACES = [...PAGE, 'surfaceSunken', 'surfaceHover'];
const STATES = ['success', 'warning', 'danger', 'info', 'neutral'];
const SCENES = ['ochre', 'sky', 'clay', 'sage', 'blush', 'ink', 'stone', 'plum'];
const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

/** Every foreground on every background of a row; roles by their path in `tokens.json`. */
const PAIRS: [foregrounds: string[], backgrounds: string[], needs: number][] = [
  [['text', 'textMuted', 'textSubtle', 'textAccent'], SURFACES, TEXT],
  [['text', 'textMuted'], ['surfacePressed', 'surfaceSelected', 'accentSubtle'], TEXT],
  [['textAccent'], ['surfaceSelected', 'accentSubtle', 'accentSubtleHover'], TEXT],
  [['textOnAccent'], ['accent', 'accentHover', 'accentPressed'], TEXT],
  [['textOnDanger'], ['dangerSolid', 'dangerSolidHover'], TEXT],
  [['textInverse', 'linkOnInverse'], ['surfaceInverse'], TEXT],
  ...STATES.flatMap((state): typeof PAIRS => [
    [[`${state}.fg`], [`${state}.bg`, ...PAGE], TEXT],
    [[`${state}.solid`], [`${state}.bg`, 'canvas', 'surfaceRaised'], GRAPHIC],
  ]),
  [['borderStrong'], [...PAGE, 'surfaceSunken'], GRAPHIC],
  [['focusRing'], [...SURFACES, 'accentSubtle', 'focusRingGap'], GRAPHIC],
  [['accentGraphic'], [...PAGE, 'surfaceSunken', 'track'], GRAPHIC],
  [['accent'], ['surface', 'surfaceRaised'], GRAPHIC],
  [['switchOff'], ['surface'], GRAPHIC],
  [['knob'], ['switchOff', 'accent'], GRAPHIC],
  [SERIES.map((name) => `chart.${name}`), ['surfaceRaised'], GRAPHIC],
  [['chart.axis'], ['surfaceRaised'], TEXT],
  [['textOnMedia'], SCENES.map((scene) => `mediaChip over scene.${scene}.light`), TEXT],
];

type Colour = [red: number, green: number, blue: number, alpha: number];

/** `#RRGGBB` or `rgba(r, g, b, a)`; channels 0–255, alpha 0–1. */
function parse(value: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) {
    const channel = (group: number) => Number.parseInt(hex[group] ?? '', 16);
    return [channel(1), channel(2), channel(3), 1];
  }
  const [red, green, blue, alpha] = (/\(([^)]+)\)/.exec(value)?.[1] ?? '').split(',').map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) {
    throw new Error(`Not a colour: ${value}`);
  }
  return [red, green, blue, alpha];
}

function role(theme: object, path: string): Colour {
  let value: unknown = theme;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`No role ${path}`);
  return parse(value);
}

/** A role, or 'upper over lower' composited. */
function resolve(theme: object, name: string): Colour {
  const [upperName = name, lowerName] = name.split(' over ');
  const upper = role(theme, upperName);
  if (lowerName === undefined) return upper;
  const lower = role(theme, lowerName);
  const mix = (index: 0 | 1 | 2) => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance, WCAG 2.2 glossary. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function ratio(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

it('computes the ratios that WCAG names', () => {
  expect(ratio(parse('#000000'), parse('#FFFFFF'))).toBe(21);
  expect(ratio(parse('#777777'), parse('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (name) => {
  const theme = tokens.themes[name].color;
  const cases = PAIRS.flatMap(([foregrounds, backgrounds, needs]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, background, needs })),
    ),
  );

  it.each(cases)('$foreground on $background reaches $needs', (pair) => {
    const reached = ratio(resolve(theme, pair.foreground), resolve(theme, pair.background));
    expect(reached).toBeGreaterThanOrEqual(pair.needs);
  });
});
