import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import { loadSource } from '../loadSource.mjs';
import { EVERY_WIDTH } from './pictureModes.mjs';
import { ROOT } from '../run.mjs';

/** Snapshots that a full build may take, out of a month's allowance. */
export const MOST_SNAPSHOTS = 1_800;

/**
 * How many snapshots Chromatic takes in a full build: each captured story of the index, in each of its
 * modes. Throws if there is no index.
 */
export async function countSnapshots() {
  /** @typedef {Readonly<Record<string, object>>} Modes */
  /** @type {{ chromatic: { modes: Modes }; screenModes: Modes }} */
  const { chromatic, screenModes } = await loadSource('.storybook/modes.ts');
  /** @type {{ isPictured: (exportName: string) => boolean }} */
  const { isPictured } = await loadSource('.storybook/storyTiers.ts');
  const { presets } = await loadStorybook({ configDir: `${ROOT}/.storybook` });
  const generator = await presets.apply('storyIndexGenerator');
  if (!generator) throw new Error('Storybook has no index.');
  const { entries } = await generator.getIndex();
  const countOf = (/** @type {Modes} */ modes) =>
    Object.values(modes).filter((mode) => !('disable' in mode)).length;
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && isPictured(entry.exportName ?? ''))
    .map(({ tags = [] }) => {
      const modes = tags.includes(EVERY_WIDTH)
        ? { ...chromatic.modes, ...screenModes }
        : chromatic.modes;
      return countOf(modes);
    })
    .reduce((sum, count) => sum + count, 0);
}
