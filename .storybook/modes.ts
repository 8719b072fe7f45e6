import type { initialGlobals } from './globals.ts';

/** Globals under which Chromatic takes a picture, and the width of the window, px. */
interface Mode extends Partial<typeof initialGlobals> {
  viewport: number;
}

const modes = { light: { theme: 'light', viewport: 1280 } } satisfies Record<string, Mode>;

/**
 * Chromatic's settings of every story: one picture of each state. A story that pins the dark theme is
 * pictured in that; the themes side by side are pictured offline (`visual/`), where they cost no snapshot.
 */
export const chromatic = { modes, prefersReducedMotion: 'reduce' } as const;
