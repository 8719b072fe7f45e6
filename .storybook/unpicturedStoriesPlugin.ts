import type { Plugin } from 'vite';
import { isPictured } from './storyTiers.ts';

/**
 * Keeps Chromatic from stories whose looks nobody reviews, by their names: a parameter written into
 * hundreds of stories by hand would be forgotten. Storybook's own plugin adds sources in the same way.
 */
export function unpicturedStoriesPlugin(): Plugin {
  return {
    name: 'unpictured-stories',
    transform(code, id) {
      if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const added = names
        .filter((name) => !isPictured(name))
        .map(
          (name) =>
            `${name}.parameters = { chromatic: { disableSnapshot: true }, ...${name}.parameters };`,
        );
      // Below all others, so that lines stay where they were.
      return added.length > 0 ? { code: `${code}\n${added.join('\n')}`, map: null } : undefined;
    },
  };
}
