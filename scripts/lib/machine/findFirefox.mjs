import { existsSync } from 'node:fs';
import { onPath } from './findChromium.mjs';

const NAMES = ['firefox', 'firefox-esr'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The path of a Firefox for tests: `FIREFOX_PATH`, otherwise one on the PATH; undefined if there is none.
 * Throws if `FIREFOX_PATH` names a missing file.
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH is ${named}, but there is no such file.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? [MAC].find((file) => existsSync(file));
}
