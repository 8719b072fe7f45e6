// @vitest-environment node
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commentsOf, translatedComments, translatedPhrases } from './lib/sources/plainWords.mjs';
import { ROOT } from './lib/run.mjs';

test.each([
  ['What is sent, in order.', "'What' → the noun"],
  ['Kept as text. Which of them is shown is decided later.', "'Which' → the noun"],
  ['Whoever types on is left alone.', "'Whoever' → users, or no one"],
  ['The list is read anew.', "'anew' → again"],
  ["The page's list is read anew if its user's name changes.", "'anew' → again"],
  ['Else the page would scroll.', "'Else' → otherwise"],
  ['Null for a date that is none.', "'that is none' → not a, or invalid"],
])('finds the translated phrase of “%s”', (text, found) => {
  expect(translatedPhrases(text)).toEqual([found]);
});

test.each([
  'What does the user see?',
  'The requests that were sent, in order.',
  "The label 'What to say'.",
  'Whether the list is complete.',
  'Reads `Else` as a keyword.',
])('accepts “%s”', (text) => {
  expect(translatedPhrases(text)).toEqual([]);
});

test('reads comments whole and with their lines', () => {
  const source = [
    '// Kept until',
    '// the page ends.',
    'const kept = "// no comment";',
    '/**',
    ' * The first line,',
    ' * and the second.',
    ' */',
  ].join('\n');
  expect(commentsOf(source)).toEqual([
    { line: 1, text: 'Kept until the page ends.' },
    { line: 4, text: 'The first line, and the second.' },
  ]);
});

test('comments are in plain English', async () => {
  const files = await fastGlob(
    ['*.ts', '{packages,mocks,scripts,examples,visual,.storybook}/**/*.{ts,tsx,mjs,js}'],
    { cwd: ROOT, dot: true, ignore: ['**/{node_modules,dist*,.tsc,public}/**', '**/*.gen.*'] },
  );
  expect(files.length).toBeGreaterThan(2_000);

  const found = files.flatMap((file) =>
    translatedComments(readFileSync(join(ROOT, file), 'utf8')).map((each) => `${file}:${each}`),
  );

  expect(found).toEqual([]);
});
