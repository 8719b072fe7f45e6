import { existsSync } from 'node:fs';
import { onPath } from './findChromium.mjs';

const NAMES = ['firefox', 'firefox-esr'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Path of a Firefox for tests: `FIREFOX_PATH`, else one on the path; undefined when there is none.
 * Throws when `FIREFOX_PATH` names a file that is missing.
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, and there is no such file.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? [MAC].find((file) => existsSync(file));
}
