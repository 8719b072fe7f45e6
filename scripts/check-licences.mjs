/*
 * Checks the list in docs/licences.md against the packages in both builds, as their notices name them;
 * checks that the notices have a text for each package, and that the builds contain no voice pack. Needs
 * the builds; `--write` updates the list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markedPart, writeMarkedPart } from './lib/markedPart.mjs';
import { faultsOfNotices, isSameTable, packagesTable, readNotices } from './lib/builds/notices.mjs';
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

/**
 * Voice packs in a build. Their licences are not in the notices: hosts add packs, and no build includes
 * one.
 *
 * @param {string} folder
 */
function packsIn(folder) {
  const voices = join(ROOT, folder, 'voices');
  const files = existsSync(voices) ? readdirSync(voices) : [];
  return files
    .filter((file) => file !== 'index.json')
    .map((file) => `${folder} contains the voice pack ${file}: no build may contain one.`);
}

const hosted = noticesOf('packages/app/dist');
const embedded = noticesOf('packages/app/dist-embedded');
const faults = [
  ...faultsOfNotices(hosted, embedded),
  ...['packages/app/dist', 'packages/app/dist-embedded'].flatMap(packsIn),
];
const { count, table } = packagesTable(hosted, embedded);
if (process.argv.includes('--write')) {
  writeMarkedPart(PAGE, MARKERS, table);
} else if (!isSameTable(markedPart(readFileSync(PAGE, 'utf8'), MARKERS).part, table)) {
  faults.push('docs/licences.md is out of date: run npm run check:licences -- --write.');
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${count} packages in the builds, each with its text in the notices.`);
