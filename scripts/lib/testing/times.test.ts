import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.mjs';
import { SLOW_FILES } from './slowFiles.mjs';
import { judgeTimes, slowestLines, withRun } from './times.mjs';

test('the ten slowest files are listed, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.ts`, seconds: index }));
  const lines = slowestLines(times);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0 s  11.ts');
  expect(lines[10]).toBe('    2.0 s  2.ts');
  expect(slowestLines([])).toEqual([]);
});

test('the last five runs of a file are kept', () => {
  const runs = [1, 2, 3, 4, 5, 6].map((seconds) => [{ file: 'a.ts', seconds }]);
  expect(runs.reduce(withRun, {})).toEqual({ 'a.ts': [2, 3, 4, 5, 6] });
});

test('a file is too slow by the median of three or more runs', () => {
  const kept = {
    'once.ts': [60],
    'busy.ts': [3, 90, 4],
    'slow.ts': [25, 21, 19],
    'packages/app/e2e/looks.spec.ts': [90, 90, 90],
  };
  expect(judgeTimes(kept)).toEqual([expect.stringMatching(/^slow\.ts: 21 s, the median of 3/)]);
});

test('every file with a reason to be slow exists', () => {
  expect(Object.keys(SLOW_FILES).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
