import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/run.mjs';

const FOLDER = join(ROOT, 'docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

test('lists each decision once, with its number and its title', () => {
  const records = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const wanted = records.toSorted().map((file) => {
    const title = /^# (.*)/.exec(read(file))?.[1];
    return `- [${title}](${file})`;
  });
  const listed = read('README.md').match(/^- \[.*\]\(.*?\)/gm);
  expect(listed).toEqual(wanted);
});

test('gives each decision a unique number, the same as in its title', () => {
  const records = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const numbers = records.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(records.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]))).toEqual(numbers);
});
