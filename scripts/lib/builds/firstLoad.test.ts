import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeFirstLoad } from './checkFirstLoads.mjs';
import { chunkCycles } from './chunks.mjs';
import { firstLoad } from './firstLoad.mjs';

let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const chunk = (name: string, code: string) => write(`assets/${name}.js`, code);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-build-'));
  mkdirSync(join(folder, 'assets'));
  write('index.html', '<script type="module" src="/assets/index-1.js"></script>');
  chunk('index-1', 'import{a}from"./react-2.js";a(()=>import("./LoginScreen-3.js"))');
  chunk('react-2', 'export const a=1;');
  chunk('LoginScreen-3', 'import"./form-4.js";export*from"./react-2.js";import("./Menu-5.js")');
  chunk('form-4', 'export{};');
  chunk('Menu-5', `export default "${'opened later '.repeat(99)}"`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const filesOf = (...screens: string[]) => firstLoad(folder, screens).map(({ file }) => file);

test('a page waits for its scripts, its screen and everything that these import, but not for later parts', () => {
  expect(filesOf().sort()).toEqual(['assets/index-1.js', 'assets/react-2.js']);
  expect(filesOf('LoginScreen').sort()).toEqual([
    'assets/LoginScreen-3.js',
    'assets/form-4.js',
    'assets/index-1.js',
    'assets/react-2.js',
  ]);
});

test('the heaviest file comes first', () => {
  chunk(
    'form-4',
    Array.from({ length: 500 }, (_, index) => `export const a${index}=${index};`).join(''),
  );
  expect(filesOf('LoginScreen')[0]).toBe('assets/form-4.js');
});

test('a renamed screen, or a page without a script, does not count as light', () => {
  expect(() => firstLoad(folder, ['SignInScreen'])).toThrow('No chunk is named SignInScreen');
  chunk('LoginScreen-9', '');
  expect(() => firstLoad(folder, ['LoginScreen'])).toThrow('2 chunks are named LoginScreen');
  write('index.html', '<p>');
  expect(() => firstLoad(folder, [])).toThrow('loads no script');
});

test('a page over its limit is rejected, and its heaviest files are listed', () => {
  const files = [
    { file: 'big.js', bytes: 150_000 },
    { file: 'small.js', bytes: 1 },
  ];
  expect(judgeFirstLoad('sign-in', files.slice(0, 1), 150)).toEqual({
    isWithin: true,
    lines: ['First load of the sign-in: 150.0 kB gzipped, limit 150.'],
  });
  const { isWithin, lines } = judgeFirstLoad('sign-in', files, 150);
  expect(isWithin).toBe(false);
  expect(lines.slice(1)).toEqual(['   150.0  big.js', '     0.0  small.js']);
});

test('chunks that wait for one another are found; chunks that only fetch one another later are not', () => {
  expect(chunkCycles(folder)).toEqual([]);
  chunk('form-4', 'import{b}from"./LoginScreen-3.js";');
  expect(chunkCycles(folder)).toEqual([
    ['assets/LoginScreen-3.js', 'assets/form-4.js', 'assets/LoginScreen-3.js'],
  ]);
});
