/*
 * Begins a component of @lectern/ui: its folder after the house's anatomy, its export, and its line
 * in the snapshot of exports.
 *   npm run new:component -- RatingStars 'A rating of up to five stars. Use `Meter` for a share.'
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles } from './lib/componentTemplate.mjs';
import { ROOT } from './lib/run.mjs';

const SOURCES = join(ROOT, 'packages/ui/src');
const INDEX = join(SOURCES, 'index.ts');
const SNAPSHOT = join(SOURCES, 'index.test.ts');

const [name = '', sentence = ''] = process.argv.slice(2);
const folder = join(SOURCES, 'components', name);

/** Why nothing can be written, or undefined. */
function refusal() {
  if (!/^[A-Z][a-z][A-Za-z\d]*$/.test(name)) {
    return `“${name}” is no name of a component: write it as RatingStars.`;
  }
  if (!/^[A-Z].*[.]$/.test(sentence) || sentence.includes('*/')) {
    return 'Say in a sentence what it is for, and what to use instead when: "A row of …. Use `…` for …."';
  }
  if (existsSync(folder)) return `There is a folder components/${name} already.`;
  if (new RegExp(`\\b${name}\\b`).test(readFileSync(INDEX, 'utf8'))) {
    return `@lectern/ui exports a ${name} already.`;
  }
  return undefined;
}

/** Puts a line before the first of its kind that sorts behind it, or after the last of its kind. */
function insertSorted(file, line, kind, key) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const peers = lines
    .map((text, index) => ({ index, key: kind.exec(text)?.[1] }))
    .filter((peer) => peer.key !== undefined);
  const next = peers.find((peer) => peer.key > key);
  lines.splice(next ? next.index : peers.at(-1).index + 1, 0, line);
  writeFileSync(file, lines.join('\n'));
}

const reason = refusal();
if (reason) {
  console.error(reason);
  process.exit(1);
}

mkdirSync(folder);
const written = Object.entries(componentFiles(name, sentence)).map(([file, text]) => {
  writeFileSync(join(folder, file), text);
  return join(folder, file);
});
// One-line exports only: an export of several lines begins before its path.
insertSorted(
  INDEX,
  `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`,
  /^export \{.*\} from '\.\/components\/(\w+)\//,
  name,
);
insertSorted(SNAPSHOT, `      "${name}",`, /^ {6}"(\w+)",$/, name);
execFileSync(
  process.execPath,
  [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', ...written, INDEX],
  { stdio: 'ignore' },
);
console.log(`components/${name} stands, with its export. Next: npm run storybook, and its states:`);
console.log(`npm run check:stories -- ${name}`);
