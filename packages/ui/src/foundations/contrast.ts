import { colors } from '../theme/colors.ts';

/*
 * The colour pairs that must be legible. The page 'Foundations/Colour' shows them and the test of the
 * themes checks them: one list, one formula.
 */

/** Themes, by their name in `data-theme`. */
export const THEME_NAMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** Ratios of WCAG 2.2: text 4.5 (1.4.3); control edges, meaningful icons, focus ring 3 (1.4.11). */
export const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

const TEXT = TEXT_CONTRAST;
const GRAPHIC = GRAPHIC_CONTRAST;
const PAGE = ['canvas', 'surface', 'surfaceRaised', 'surfaceDialog'];
const SURFACES = [...PAGE, 'surfaceSunken', 'surfaceHover'];
const STATES = ['success', 'warning', 'danger', 'info', 'neutral'];
const SCENES = ['ochre', 'sky', 'clay', 'sage', 'blush', 'ink', 'stone', 'plum'];
const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

/** Each row pairs every foreground with every background; roles are named by their path in the contract. */
const ROWS: [foregrounds: string[], backgrounds: string[], needs: number][] = [
  [['text', 'textMuted', 'textSubtle', 'textAccent'], SURFACES, TEXT],
  [
    ['text', 'textMuted'],
    ['surfacePressed', 'surfaceSelected', 'accentSubtle', 'canvasHover', 'canvasSelected'],
    TEXT,
  ],
  [
    ['textAccent'],
    ['surfaceSelected', 'canvasSelected', 'accentSubtle', 'accentSubtleHover'],
    TEXT,
  ],
  [['textOnAccent'], ['accent', 'accentHover', 'accentPressed'], TEXT],
  [['textOnDanger'], ['dangerSolid', 'dangerSolidHover'], TEXT],
  [['textInverse', 'linkOnInverse'], ['surfaceInverse'], TEXT],
  ...STATES.flatMap((state): typeof ROWS => [
    [[`${state}.fg`], [`${state}.bg`, ...PAGE], TEXT],
    [[`${state}.solid`], [`${state}.bg`, 'canvas', 'surfaceRaised'], GRAPHIC],
  ]),
  [['borderStrong'], [...PAGE, 'surfaceSunken'], GRAPHIC],
  [['focusRing'], [...SURFACES, 'accentSubtle', 'focusRingGap'], GRAPHIC],
  [['accentGraphic'], [...PAGE, 'surfaceSunken', 'track'], GRAPHIC],
  [['accent'], ['surface'], GRAPHIC],
  [['switchOff'], ['surface'], GRAPHIC],
  [['knob'], ['switchOff', 'accent'], GRAPHIC],
  [SERIES.map((name) => `chart.${name}`), ['surfaceRaised'], GRAPHIC],
  [['chart.axis'], ['surfaceRaised'], TEXT],
  [['textOnMedia'], SCENES.map((scene) => `mediaChip over scene.${scene}.light`), TEXT],
];

/** A foreground drawn on a background, and the ratio that it must reach. */
export interface ContrastPair {
  foreground: string;
  background: string;
  needs: number;
}

/** Every pair of the product, once. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = ROWS.flatMap(
  ([foregrounds, backgrounds, needs]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, background, needs })),
    ),
);

type Colour = [red: number, green: number, blue: number, alpha: number];

/**
 * Parses `#RRGGBB` or `rgba(r, g, b, a)`; channels 0–255, alpha 0–1.
 * @throws {Error} When it is neither.
 */
export function parseColour(value: string): Colour {
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

/**
 * Returns the value of a role in a theme, as the tokens write it.
 * @throws {Error} When the theme has no such role.
 */
export function valueOf(theme: ThemeName, path: string): string {
  let value: unknown = colors[theme];
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`No role ${path}`);
  return value;
}

/** Resolves a role, or composites 'upper over lower'. */
function resolve(theme: ThemeName, name: string): Colour {
  const [upperName = name, lowerName] = name.split(' over ');
  const upper = parseColour(valueOf(theme, upperName));
  if (lowerName === undefined) return upper;
  const lower = parseColour(valueOf(theme, lowerName));
  const mix = (index: 0 | 1 | 2) => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Computes relative luminance (WCAG 2.2 glossary). */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Computes the contrast ratio of two opaque colours, 1–21 (WCAG 2.2 glossary). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the ratio that a pair reaches in a theme, 1–21. */
export function reachedContrast(
  theme: ThemeName,
  { foreground, background }: Pick<ContrastPair, 'foreground' | 'background'>,
): number {
  return contrastRatio(resolve(theme, foreground), resolve(theme, background));
}

/** Returns the same colour for CSS, with semi-transparent ones composited over what is below them. */
export function cssColour(theme: ThemeName, name: string): string {
  if (!name.includes(' over ')) return valueOf(theme, name);
  const [red, green, blue] = resolve(theme, name).map(Math.round);
  return `rgb(${red}, ${green}, ${blue})`;
}
