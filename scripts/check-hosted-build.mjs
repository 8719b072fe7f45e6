/*
 * Builds the hosted app and proves that no byte of `mocks/` is in it: no file of the embedded
 * backend's chunk, and none of the words that only the mocks and their packages contain. The build
 * itself also fails when such a module enters its graph (packages/app/build/forbidMocks.ts). Then
 * refuses chunks that wait for one another, and holds the first loads of the hosted app to their limits.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFirstLoads } from './lib/checkFirstLoads.mjs';
import { chunkCycles } from './lib/chunkCycles.mjs';
import { buildEmbeddedIfStale, EMBEDDED_FOLDER } from './lib/embeddedBuild.mjs';
import { ROOT, run } from './lib/run.mjs';

/** Each stands in the embedded build (which this script checks too, so that no marker goes stale). */
const MARKERS = ['lectern-demo', 'lectern-media', 'flite', 'dicebear', 'mediabunny', 'Dexie'];

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** The markers found in any file of a folder, its file names included. */
function markersIn(folder) {
  const found = new Map();
  for (const file of files(folder)) {
    const content = readFileSync(file, 'latin1');
    for (const marker of MARKERS) {
      if (content.includes(marker) || file.slice(folder.length).includes(marker)) {
        found.set(marker, file.slice(ROOT.length + 1));
      }
    }
  }
  return found;
}

const hosted = join(ROOT, 'packages/app/dist');

// Each takes one core most of the time.
const [code] = await Promise.all([
  run('npm', ['run', '--silent', 'build']),
  buildEmbeddedIfStale(),
]);
if (code !== 0) process.exit(1);

const leaked = markersIn(hosted);
const known = markersIn(EMBEDDED_FOLDER);
const stale = MARKERS.filter((marker) => !known.has(marker));

for (const [marker, file] of leaked)
  console.error(`The hosted build contains “${marker}”: ${file}`);
for (const marker of stale)
  console.error(`“${marker}” is in neither build: choose a better marker.`);
if (leaked.size > 0 || stale.length > 0) process.exit(1);

const cycles = [hosted, EMBEDDED_FOLDER].flatMap((folder) => chunkCycles(join(folder, 'assets')));
for (const cycle of cycles) {
  console.error(`Chunks wait for one another: ${cycle.join(' → ')}`);
}
if (cycles.length > 0) process.exit(1);

const bytes = [...files(hosted)].reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`Hosted build: ${(bytes / 1024).toFixed(0)} KiB in all, no byte of mocks/.`);

if (!checkFirstLoads(hosted)) process.exit(1);
