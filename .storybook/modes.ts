import { SCREEN_SIZES } from '../scripts/lib/pictures/pictureModes.mjs';
import type { initialGlobals } from './toolbar/globals.ts';

/** Globals under which Chromatic takes a snapshot, and the width of the window, in px. */
interface Mode extends Partial<typeof initialGlobals> {
  viewport: number;
}

const modes = { light: { theme: 'light', viewport: 1280 } } satisfies Record<string, Mode>;

/**
 * Modes of the usual state of a screen, instead of those that all stories have: each width that screens are
 * designed for, in both themes.
 */
export const screenModes = {
  light: { disable: true },
  ...Object.fromEntries(
    Object.keys(SCREEN_SIZES).flatMap((width) =>
      (['light', 'dark'] as const).map((theme): [string, Mode] => [
        `${width} ${theme}`,
        { theme, viewport: Number(width) },
      ]),
    ),
  ),
} satisfies Record<string, Mode | { disable: true }>;

/**
 * Chromatic's settings for every story: one snapshot of each state. A story that pins the dark theme is
 * captured in that theme; side-by-side themes are captured offline (`visual/`), where they cost no
 * snapshot.
 */
export const chromatic = { modes, prefersReducedMotion: 'reduce' } as const;
