import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** An address alone: words after it tell of a part or a state of the screen there. */
const OWN_ADDRESS = /^\/\S*$/;

/**
 * The export of the story that shows the usual state of a screen, by the file of its stories. Dialogs, parts
 * and states that have docs of their own, but no address, are not among them.
 *
 * @returns {ReadonlyMap<string, string>}
 */
export function usualStates() {
  const files = glob.sync('packages/app/src/**/*.screen.ts', { cwd: ROOT });
  const entries = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const read = (/** @type {string} */ key) =>
      new RegExp(String.raw`^ {2}${key}: '(.*)',$`, 'm').exec(source)?.[1] ?? '';
    return OWN_ADDRESS.test(read('route'))
      ? [/** @type {const} */ ([file.replace('.screen.ts', '.stories.tsx'), read('shown')])]
      : [];
  });
  return new Map(entries);
}
