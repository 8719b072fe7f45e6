/*
 * Holds the list in docs/licences.md to what both builds contain, as their notices tell, and the
 * notices to a text for each. Needs the builds; `--write` renews the list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

const PAGE = join(ROOT, 'docs/licences.md');
const MARKERS = ['<!-- packages -->', '<!-- /packages -->'];
const BUILDS = { hosted: 'packages/app/dist', embedded: 'packages/app/dist-embedded' };
const RULE = '─'.repeat(80);
/** What must be read somewhere in the notices of the embedded build, beside each package's own. */
const WANTED = 'GNU LESSER GENERAL PUBLIC LICENSE';

const faults = [];

/** The entries of a build's notices: packages first, then files of others in folders of ours. */
function entriesOf(build) {
  const file = join(ROOT, BUILDS[build], 'third-party-notices.txt');
  if (!existsSync(file)) {
    console.error(`There is no ${build} build. Run: npm run check:hosted-build`);
    process.exit(1);
  }
  const [, ...entries] = readFileSync(file, 'utf8').split(RULE);
  return entries.map((entry) => {
    const [head, ...texts] = entry.trim().split('\n\n');
    const [name, licence = ''] = head.split('\n');
    const text = texts.join('\n\n');
    if (text.length < 200) faults.push(`${build}: ${name} has no licence text in the notices.`);
    return { name, text, licence: licence.replace('Licence: ', '') };
  });
}

const hosted = entriesOf('hosted');
const embedded = entriesOf('embedded');
if (!embedded.some(({ text }) => text.includes(WANTED))) {
  faults.push(`embedded: the notices lack the text of the ${WANTED}.`);
}

const isPackage = ({ name }) => /\s\d+\.\d+/.test(name);
const rows = new Map([...embedded, ...hosted].filter(isPackage).map((each) => [each.name, each]));
const has = (list, name) => list.some((each) => each.name === name);
const table = [
  '| package | licence | builds |',
  '| --- | --- | --- |',
  ...[...rows.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, licence }) => {
      const where = has(hosted, name) ? (has(embedded, name) ? 'both' : 'hosted') : 'embedded';
      return `| ${name} | ${licence} | ${where} |`;
    }),
].join('\n');

const page = readFileSync(PAGE, 'utf8');
const [start, end] = MARKERS.map((marker) => page.indexOf(marker));
const from = start + MARKERS[0].length;
const plain = (text) => text.replaceAll(/[ -]{2,}/g, ' ').trim();
if (start < 0 || end < start) {
  faults.push(`docs/licences.md has lost its markers ${MARKERS.join(' and ')}.`);
} else if (process.argv.includes('--write')) {
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${table}\n\n${page.slice(end)}`);
  execFileSync(process.execPath, [
    join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
    '--write',
    PAGE,
  ]);
} else if (plain(page.slice(from, end)) !== plain(table)) {
  faults.push('docs/licences.md is out of date: run npm run check:licences -- --write.');
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${rows.size} packages in the builds, each with its text in the notices.`);
