import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../scripts/lib/run.mjs';
import { usualStates } from '../scripts/lib/usualStates.mjs';
import { screenModes } from './modes.ts';
import { isPictured } from './storyTiers.ts';

/**
 * What Chromatic takes of a story, where that is not what it takes of all: nothing of one whose looks nobody
 * reviews, by its name, and of the usual state of a screen every width.
 */
function settingsOf(name: string, usual: string | undefined): object | undefined {
  if (!isPictured(name)) return { disableSnapshot: true };
  return name === usual ? { modes: screenModes } : undefined;
}

/**
 * Tells Chromatic of stories that differ from all others: a parameter written into hundreds of stories by hand
 * would be forgotten. Storybook's own plugin adds sources in the same way.
 */
export function chromaticModesPlugin(): Plugin {
  const usual = usualStates();
  return {
    name: 'chromatic-modes',
    transform(code, id) {
      if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const usualState = usual.get(relative(ROOT, id.replace(/\?.*$/, '')));
      const added = names.flatMap((name) => {
        const settings = settingsOf(name, usualState);
        return settings === undefined
          ? []
          : [
              `${name}.parameters = { chromatic: ${JSON.stringify(settings)}, ...${name}.parameters };`,
            ];
      });
      // Below all others, so that lines stay where they were.
      return added.length > 0 ? { code: `${code}\n${added.join('\n')}`, map: null } : undefined;
    },
  };
}
