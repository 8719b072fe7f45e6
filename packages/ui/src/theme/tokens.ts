import { tokens } from './designTokens.ts';

/** Converts px to rem, so that the user's own text size scales the interface (WCAG 2.2, 1.4.4). */
export function rem(px: string | number): string {
  const value = typeof px === 'number' ? px : Number.parseFloat(px);
  return value === 0 ? '0' : `${value / 16}rem`;
}

/** Values shared by all themes (`tokens.json`). Lengths are in px unless a name says otherwise. */
export const space = {
  0: tokens.space['0'],
  // A token's name cannot contain a dot.
  0.5: tokens.space['0-5'],
  1: tokens.space['1'],
  2: tokens.space['2'],
  3: tokens.space['3'],
  4: tokens.space['4'],
  5: tokens.space['5'],
  6: tokens.space['6'],
  8: tokens.space['8'],
  10: tokens.space['10'],
  12: tokens.space['12'],
  16: tokens.space['16'],
  20: tokens.space['20'],
  24: tokens.space['24'],
} as const;

export const { radius, borderWidth, breakpoint, control, icon, z, timing } = tokens;

/** Adds the values for which the token format has no type. */
export const size = {
  ...tokens.size,
  thumbnailRatio: '16 / 9',
  avatarRatio: '4 / 5',
  templateRatio: '9 / 16',
};
export const font = {
  ...tokens.font,
  feature: { body: "'cv11', 'ss03'", numeric: 'tabular-nums', headingOpticalSizing: 'auto' },
};
export const easing = tokens.motion.easing;
export const typography = tokens.typography;

/** Media queries; `lg` is where the sidebar becomes permanent (design guide, Layout). */
export const media = {
  sm: `screen and (min-width: ${breakpoint.sm})`,
  md: `screen and (min-width: ${breakpoint.md})`,
  lg: `screen and (min-width: ${breakpoint.lg})`,
  xl: `screen and (min-width: ${breakpoint.xl})`,
  xxl: `screen and (min-width: ${breakpoint.xxl})`,
  belowMd: 'screen and (max-width: 767px)',
  belowLg: 'screen and (max-width: 1023px)',
  belowXl: 'screen and (max-width: 1279px)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

export const TEXT_VARIANTS = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'manuscript',
  'body',
  'bodyStrong',
  'small',
  'label',
  'button',
  'buttonLg',
  'caption',
  'micro',
  'stat',
  'code',
] as const;
export type TextVariant = (typeof TEXT_VARIANTS)[number];
