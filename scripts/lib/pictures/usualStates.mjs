import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Only an address: text after it describes a part or a state of the screen there. */
const OWN_ADDRESS = /^\/\S*$/;

/**
 * The export of the story that shows the usual state of a screen, by its story file. Dialogs, parts and
 * states that have their own docs, but no address, are not included.
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
