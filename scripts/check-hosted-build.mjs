/*
 * Builds the hosted app and proves that it contains no byte of `mocks/`: neither a file of the embedded
 * backend's chunk nor any of the strings that only the mocks and their packages contain. The build itself
 * also fails when such a module enters its graph (packages/app/build/forbidMocks.ts). Neither build may
 * contain an engine or the weights of a voice pack. Then rejects chunks that wait for one another, and
 * checks the first loads of the hosted app against their limits.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFirstLoads } from './lib/builds/checkFirstLoads.mjs';
import { chunkCycles } from './lib/builds/chunks.mjs';
import {
  buildEmbeddedIfStale,
  buildHostedIfStale,
  EMBEDDED_FOLDER,
} from './lib/builds/freshBuilds.mjs';
import { filesBelow, MARKERS, markersIn, packsIn } from './lib/builds/markers.mjs';
import { ROOT } from './lib/run.mjs';

const hosted = join(ROOT, 'packages/app/dist');

// Each uses one core most of the time.
await Promise.all([buildHostedIfStale(), buildEmbeddedIfStale()]);

const known = markersIn(EMBEDDED_FOLDER);
const faults = [
  ...[...markersIn(hosted)].map(
    ([marker, file]) => `The hosted build contains “${marker}”: ${file}`,
  ),
  ...MARKERS.filter((marker) => !known.has(marker)).map(
    (marker) => `“${marker}” is not in the embedded build: choose a better marker.`,
  ),
  ...[hosted, EMBEDDED_FOLDER].flatMap((folder) =>
    packsIn(folder).map((found) => `${folder}: ${found}`),
  ),
  ...[hosted, EMBEDDED_FOLDER]
    .flatMap(chunkCycles)
    .map((cycle) => `Chunks wait for one another: ${cycle.join(' → ')}`),
];
for (const fault of faults) console.error(fault);

const bytes = filesBelow(hosted).reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`Hosted build: ${(bytes / 1024).toFixed(0)} KiB in total.`);
if (!checkFirstLoads(hosted) || faults.length > 0) process.exit(1);
