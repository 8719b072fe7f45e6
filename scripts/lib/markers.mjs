/*
 * Words of the embedded backend and its packages, which no hosted build may hold. Each must be found in
 * the embedded build, so that none of them goes stale.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const MARKERS = [
  'lectern-demo',
  'lectern-media',
  'flite',
  'dicebear',
  'mediabunny',
  'Dexie',
];

/**
 * Every file below a folder.
 *
 * @param {string} folder
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/**
 * The markers found in a file of a folder or in its name, each with that file.
 *
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function markersIn(folder) {
  const found = new Map();
  for (const path of filesBelow(folder)) {
    const file = relative(folder, path);
    const content = readFileSync(path, 'latin1');
    for (const marker of MARKERS) {
      if (content.includes(marker) || file.includes(marker)) found.set(marker, file);
    }
  }
  return found;
}
