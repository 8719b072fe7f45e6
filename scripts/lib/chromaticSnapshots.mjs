import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import { loadSource } from './loadSource.mjs';
import { ROOT } from './run.mjs';

/** Snapshots of a full build that may be taken, of what a month has. */
export const MOST_SNAPSHOTS = 1_800;

/**
 * How many snapshots Chromatic takes when it takes all: each story of the index that is pictured, in each of
 * the modes that all stories have. Throws where there is no index.
 */
export async function countSnapshots() {
  /** @type {{ chromatic: { modes: Readonly<Record<string, unknown>> } }} */
  const { chromatic } = await loadSource('.storybook/modes.ts');
  /** @type {{ isPictured: (exportName: string) => boolean }} */
  const { isPictured } = await loadSource('.storybook/storyTiers.ts');
  const { presets } = await loadStorybook({ configDir: `${ROOT}/.storybook` });
  const generator = await presets.apply('storyIndexGenerator');
  if (!generator) throw new Error('Storybook has no index.');
  const { entries } = await generator.getIndex();
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && isPictured(entry.exportName ?? ''),
  );
  return stories.length * Object.keys(chromatic.modes).length;
}
