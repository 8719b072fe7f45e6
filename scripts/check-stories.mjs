/*
 * Checks the number of stories of each component of @lectern/ui against the table in docs/stories.md and
 * prints every gap. A component is a folder with an export in src/index.ts. Names after the command limit
 * it to those folders.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readComponent } from './lib/sources/componentFacts.mjs';
import { ROOT } from './lib/run.mjs';
import { readStories } from './lib/sources/storyFacts.mjs';
import { exportedComponents, judgeStories } from './lib/sources/storyTable.mjs';

const SOURCES = join(ROOT, 'packages/ui/src');
const CSS_IMPORT = /from '(\.{1,2}\/[^']+\.css\.ts)'/g;

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @param {ReturnType<typeof exportedComponents>[number]} component */
function inspect({ name, isOwn, folder: path }) {
  const folder = join(SOURCES, path);
  const files = readdirSync(folder);
  const textsOf = (/** @type {(file: string) => boolean} */ isWanted) =>
    files.filter(isWanted).map((file) => read(join(folder, file)));
  const code = textsOf((file) => /(?<!\.stories|\.test)\.tsx$/.test(file)).join('\n');
  const imported = [...code.matchAll(CSS_IMPORT)].map(([, file = '']) => resolve(folder, file));
  const facts = readComponent({
    code,
    styles: [...new Set(imported)].filter(existsSync).map(read).join('\n'),
    ownStyles: isOwn ? textsOf((file) => file.endsWith('.css.ts')).join('\n') : '',
  });
  const stories = textsOf(
    (file) => file.endsWith('.stories.tsx') && (isOwn || file.startsWith(name)),
  ).map(readStories);
  return {
    name,
    hasStories: stories.length > 0,
    ...judgeStories(
      facts,
      stories.flatMap((file) => file.stories),
      new Set(stories.flatMap(({ skips }) => [...skips.keys()])),
    ),
  };
}

const only = process.argv.slice(2);
const rows = exportedComponents(read(join(SOURCES, 'index.ts')))
  .filter(({ name }) => only.length === 0 || only.includes(name))
  .map(inspect);

for (const { name, hasStories, needed, missing, unknown } of rows) {
  const count = `${needed - missing.length}/${needed}`;
  const words = hasStories ? missing.join(', ') || 'complete' : 'no stories at all';
  console.log(`${name.padEnd(20)} ${count.padStart(5)}  ${words}`);
  if (unknown.length > 0)
    console.log(`${' '.repeat(28)}skips unknown states: ${unknown.join(', ')}`);
}
const cells = rows.reduce((sum, { needed }) => sum + needed, 0);
const gaps = rows.reduce((sum, { missing, unknown }) => sum + missing.length + unknown.length, 0);
console.log(`\n${rows.length} components, ${cells} states, ${gaps} without a story.`);
if (rows.length === 0 || gaps > 0) process.exit(1);
