import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { doubtfulFiles } from './formatting.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-format-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Prettier checks the files that Oxfmt would change, and those in which the two are known to differ', async () => {
  const files = {
    'good.ts': "export const good = ['a', 'b'];\n",
    'quotes.ts': 'export const quotes = ["a"];\n',
    'spaces.tsx': 'export const  Spaces = () => <p   />;\n',
    'table.md': '| a | b |\n|--|--|\n| 1 | 2 |\n',
    'keys.json': '{"a":1}\n',
    'steps.yml': 'steps:   [1]\n',
    'page.mdx': '# Page\n* one\n',
    // As Oxfmt writes it; Prettier puts the members on one line.
    'union.ts':
      "export type LongEnoughToBreak =\n  | 'the first of them'\n  | 'the second of them'\n  | 'the third of them';\n",
    'node_modules/odd.ts': 'const  odd = 1\n',
  };
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(await doubtfulFiles(folder)).toEqual([
    'keys.json',
    'page.mdx',
    'quotes.ts',
    'spaces.tsx',
    'steps.yml',
    'table.md',
    'union.ts',
  ]);
});
