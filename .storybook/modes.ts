import type { initialGlobals } from './globals.ts';

/** Globals under which Chromatic takes a picture, and the width of the window, px. */
interface Mode extends Partial<typeof initialGlobals> {
  viewport: number;
}

const DESKTOP = 1280;
const PHONE = 390;

/** Both themes: what every component is shown in. */
export const themeModes = {
  light: { theme: 'light', viewport: DESKTOP },
  dark: { theme: 'dark', viewport: DESKTOP },
} satisfies Record<string, Mode>;

/** Both themes in two widths: for screens, whose layout changes with the window. */
export const screenModes = {
  ...themeModes,
  'light phone': { theme: 'light', viewport: PHONE },
  'dark phone': { theme: 'dark', viewport: PHONE },
} satisfies Record<string, Mode>;

/**
 * Chromatic's settings of every story. A screen takes `parameters: { chromatic: { modes: screenModes } }`.
 * A story that pins a theme has one picture, by `chromatic: { modes: undefined }`.
 */
export const chromatic = { modes: themeModes, prefersReducedMotion: 'reduce' } as const;
