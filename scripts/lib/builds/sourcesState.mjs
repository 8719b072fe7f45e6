import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-embedded',
  '.tsc',
  'e2e',
  '__screenshots__',
]);

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addFiles(hash, path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!SKIPPED.has(name)) addFiles(hash, join(path, name));
  }
}

/**
 * A single value for the state of everything that goes into a build (sizes and times, not contents).
 *
 * @param {readonly string[]} sources - Files and folders of the repository.
 */
export function sourcesState(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addFiles(hash, join(ROOT, source));
  return hash.digest('hex');
}
