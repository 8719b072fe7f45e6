import { OPERATION_IDS } from '@lectern/api-client/contract';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../scripts/lib/run.mjs';
import { appStoryFiles, readAppTitles } from '../../scripts/lib/sources/screenStories.mjs';

const NAME = 'virtual:app-titles';
const RESOLVED = `\0${NAME}`;

/** Gives pages the facts that the app's stories declare, read from their sources. */
export function appTitlesPlugin(): Plugin {
  return {
    name: 'app-titles',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of appStoryFiles()) this.addWatchFile(join(ROOT, file));
      const titles = readAppTitles(OPERATION_IDS);
      return `export const appTitles = ${JSON.stringify(titles)};`;
    },
  };
}
