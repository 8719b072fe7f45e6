import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { judgeMarks, readRows } from './readInput.mjs';

const said = (script: string) => judgeMarks({ script } as Parameters<typeof judgeMarks>[0]);

// Specification: wizard-more.34
it.each([
  ['[wave] Hello [smile] there. See [1] and list[open].', []],
  ['[juggle] Hello.', ['The mark [juggle] names no gesture: it is neither spoken nor played.']],
  [
    '[juggle] Hello [point down] there, [juggle] again.',
    ['The marks [juggle] and [point down] name no gestures: they are neither spoken nor played.'],
  ],
])('reports which marks in %j are unknown', async (script, sentences) => {
  expect(await said(script)).toEqual(sentences);
});

/** Writes a table to a folder for this test. */
function writeTable(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const table = join(folder, 'people.csv');
  writeFileSync(table, text);
  return table;
}

const RECIPE = {
  title: 'For {{name}}',
  script: 'Hello {{name}} from {{city}}.',
} as Parameters<typeof readRows>[0];

it('makes no film of a row with more cells than the table has columns', async () => {
  const table = writeTable('name,city\nSmith, John,Paris\nAda,London\n');
  expect(await readRows(RECIPE, table)).toEqual([
    { row: 1, problem: 'The row has more cells than the table has columns.' },
    { row: 2, recipe: { title: 'For Ada', script: 'Hello Ada from London.' } },
  ]);
});

it('fills a blank from the column of its whole name, in any case', async () => {
  const table = writeTable(' City , Name ,Last name\nLondon,Ada,Lovelace\n');
  const recipe = { title: 'For Ada', script: 'Hello Ada from London.' };
  expect(await readRows(RECIPE, table)).toEqual([{ row: 1, recipe }]);
});

it.each(['First name', 'Names', 'Na'])(
  'guesses no column for a blank: {{name}} is not %j',
  async (column) => {
    const table = writeTable(`${column},City\nAda,London\n`);
    await expect(readRows(RECIPE, table)).rejects.toThrow(
      `“${table}” has no column for the blank {{name}}. Its columns: ${column}, City.`,
    );
  },
);
