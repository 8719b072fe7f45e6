/*
 * Holds docs/coverage.md to the sources: every file, story, test and command that it cites exists, and
 * no row is open. A file is cited by its name, with as much of its path before it as tells it from
 * others of that name (`hosted/aiEdit.spec.ts`). Whether a test holds its sentence stays for a reader.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkCoverage } from './lib/coverageTable.mjs';
import { ROOT } from './lib/run.mjs';
import { readStories } from './lib/storyFacts.mjs';
import { readTests } from './lib/testFacts.mjs';

const PAGE = 'docs/coverage.md';
/** Where the runners look for stories and tests. */
const FOLDERS = [
  'packages/ui/src',
  'packages/api-client/src',
  'packages/studio/src',
  'packages/app/src',
  'packages/app/e2e',
  'mocks',
  'visual',
];

/** One row for each thing that can be wrong, against the sources of `CONTROL_SOURCES`. */
const CONTROL = `| Sentence | Shown by |
| --- | --- |
| No file. | \`Gone.stories.tsx\` › Default |
| Two files. | \`twice.test.ts\` › adds |
| No story. | \`Here.stories.tsx\` › Renamed |
| No test. | \`here.test.ts\` › says nothing of %s |
| No test of that value. | \`here.test.ts\` › says of it |
| No command. | \`npm run gone\` |
| No reference. | as above |
| Open. | **open** |`;
const CONTROL_SOURCES = {
  findFiles: (name) =>
    ({ 'twice.test.ts': ['a/twice.test.ts', 'b/twice.test.ts'], 'Gone.stories.tsx': [] })[name] ?? [
      name,
    ],
  namesIn: (file) => (file === 'here.test.ts' ? ['says %s of it'] : ['Default']),
  hasScript: () => false,
};

const control = checkCoverage(CONTROL, CONTROL_SOURCES);
if (control.problems.length !== control.rows) {
  console.error('The check itself is broken: it lets one of its own wrong rows pass.');
  process.exit(1);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
)
  .filter((file) => /\.(?:stories|test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map((file) => file.split(sep).join('/'));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const names = new Map();

function namesIn(file) {
  if (!names.has(file)) {
    const path = join(ROOT, file);
    names.set(
      file,
      file.endsWith('.stories.tsx')
        ? readStories(readFileSync(path, 'utf8')).stories.flatMap(({ name, label }) =>
            label ? [name, label] : [name],
          )
        : readTests(readFileSync(path, 'utf8')).map(({ title }) => title),
    );
  }
  return names.get(file);
}

const { rows, references, problems } = checkCoverage(readFileSync(join(ROOT, PAGE), 'utf8'), {
  findFiles: (name) => files.filter((file) => `/${file}`.endsWith(`/${name}`)),
  namesIn,
  hasScript: (script) => script in scripts,
});

for (const { line, text } of problems) console.error(`${PAGE}:${line} ${text}`);
console.log(
  `${rows} sentences, ${references} references to ${names.size} files, ${problems.length} wrong.`,
);
if (problems.length > 0) process.exit(1);
