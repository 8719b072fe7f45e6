import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../scripts/lib/run.mjs';
import { usualStates } from '../../scripts/lib/pictures/usualStates.mjs';
import { screenModes } from '../modes.ts';
import { isPictured } from '../storyTiers.ts';

/**
 * Chromatic's settings for a story, if they differ from those of all stories: no snapshot of a story that
 * no one reviews, going by its name, and every width for the usual state of a screen.
 */
function settingsOf(name: string, usual: string | undefined): object | undefined {
  if (!isPictured(name)) return { disableSnapshot: true };
  return name === usual ? { modes: screenModes } : undefined;
}

/**
 * Tells Chromatic which stories differ from the rest: a parameter written into hundreds of stories by hand
 * would be forgotten. Storybook's own plugin adds story sources in the same way.
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
      // At the end of the file, so that line numbers stay the same.
      return added.length > 0 ? { code: `${code}\n${added.join('\n')}`, map: null } : undefined;
    },
  };
}
