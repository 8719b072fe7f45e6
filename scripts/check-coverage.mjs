/*
 * Checks the tests and stories against the sentences of the specification (docs/specification.md): each
 * sentence is referenced at least once, and each reference is to a sentence. Whether a test checks its
 * sentence is for a reader to decide.
 *
 *   npm run check:coverage                  what is missing
 *   npm run check:coverage -- shell.4       the tests and stories that name a sentence, or a whole
 *   npm run check:coverage -- shell         section
 *   npm run check:coverage -- --page        those of all sentences, as a page
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from './lib/run.mjs';
import {
  coveragePage,
  judgeCoverage,
  readMarks,
  readSpecification,
} from './lib/sources/specification.mjs';

const LIST = 'docs/specification.md';
/** The folders in which the runners look for stories and tests. */
const FOLDERS = [
  'packages/ui/src',
  'packages/api-client/src',
  'packages/studio/src',
  'packages/app/src',
  'packages/app/e2e',
  'mocks',
  'scripts',
  '.storybook',
];

const sentences = readSpecification(readFileSync(join(ROOT, LIST), 'utf8'));
const marks = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:stories|test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(join(ROOT, file), 'utf8');
      const isStories = file.endsWith('.stories.tsx');
      return readMarks(source, isStories).map((mark) => ({
        ...mark,
        file: file.split(sep).join('/'),
      }));
    }),
);

const asked = process.argv.slice(2);
if (asked.length > 0) {
  const wanted = sentences.filter(
    ({ id }) =>
      asked[0] === '--page' || asked.includes(id) || asked.includes(id.split('.')[0] ?? ''),
  );
  process.stdout.write(coveragePage(wanted, marks));
} else {
  const problems = judgeCoverage(sentences, marks);
  for (const problem of problems) console.error(problem);
  console.log(
    `${sentences.length} sentences, named by ${marks.length} tests and stories, ${problems.length} problems.`,
  );
  if (sentences.length === 0 || problems.length > 0) process.exit(1);
}
