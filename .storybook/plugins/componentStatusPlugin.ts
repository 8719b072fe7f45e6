import type { Plugin } from 'vite';
import { readStatusSources, statusOf } from '../../scripts/lib/sources/componentStatus.mjs';
import { PURPOSES } from '../pages/purposes.ts';

const NAME = 'virtual:component-status';
const RESOLVED = `\0${NAME}`;

/** Gives pages the status of each component, from changesets, changelog, exports and comments. */
export function componentStatusPlugin(): Plugin {
  return {
    name: 'component-status',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const sources = readStatusSources();
      const statuses = PURPOSES.flatMap(({ components }) =>
        components.map((name) => [name, statusOf(name, sources)]),
      );
      return `export const componentStatus = ${JSON.stringify(Object.fromEntries(statuses))};`;
    },
  };
}
