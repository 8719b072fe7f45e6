/*
 * Holds the list in docs/licences.md to the packages in both builds, as their notices tell, and the
 * notices to a text for each. Needs the builds; `--write` renews the list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markedPart, writeMarkedPart } from './lib/markedPart.mjs';
import { faultsOfNotices, isSameTable, packagesTable, readNotices } from './lib/notices.mjs';
import { ROOT } from './lib/run.mjs';

const PAGE = join(ROOT, 'docs/licences.md');
/** @type {[string, string]} */
const MARKERS = ['<!-- packages -->', '<!-- /packages -->'];

/**
 * The notices of a build.
 *
 * @param {string} folder
 */
function noticesOf(folder) {
  const file = join(ROOT, folder, 'third-party-notices.txt');
  if (!existsSync(file)) {
    console.error(`${folder} has no build. Run: npm run check:hosted-build`);
    process.exit(1);
  }
  return readNotices(readFileSync(file, 'utf8'));
}

const hosted = noticesOf('packages/app/dist');
const embedded = noticesOf('packages/app/dist-embedded');
const faults = faultsOfNotices(hosted, embedded);
const { count, table } = packagesTable(hosted, embedded);
if (process.argv.includes('--write')) {
  writeMarkedPart(PAGE, MARKERS, table);
} else if (!isSameTable(markedPart(readFileSync(PAGE, 'utf8'), MARKERS).part, table)) {
  faults.push('docs/licences.md is out of date: run npm run check:licences -- --write.');
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${count} packages in the builds, each with its text in the notices.`);
