import { expect, test } from 'vitest';
import { planLoops, repeatLines } from './repeat.mjs';

const report = { times: [], failures: [], leftOut: [], passed: 12 };
const green = { run: 1, loops: 0, kind: 'stories', code: 0, seconds: 61, report };

test('every second run has busy loops alongside it', () => {
  expect(planLoops(5, 2)).toEqual([0, 2, 0, 2, 0]);
  expect(planLoops(2, 0)).toEqual([0, 0]);
});

test('each run is a line, and a failed test is listed with its runs', () => {
  const failure = { title: 'signs in', place: 'a.spec.ts:7', message: '', evidence: [] };
  const red = { ...green, code: 1, report: { ...report, passed: 11, failures: [failure] } };
  expect(repeatLines([green, { ...red, run: 2, loops: 2 }, { ...red, run: 3 }])).toEqual([
    'run  beside  tests             passed  failed  left out     time',
    '  1       0  stories               12       0         0     61 s',
    '  2       2  stories               11       1         0     61 s',
    '  3       0  stories               11       1         0     61 s',
    '',
    'failed 2 ×  a.spec.ts:7 › signs in: run 2 (beside 2), 3',
    '1 of 3 green',
  ]);
});

test('a run that ended badly is not green, even without a failed test', () => {
  const lines = repeatLines([{ ...green, code: 124, report: { ...report, passed: 0 } }]);
  expect(lines[1]).toMatch(/ended with 124$/);
  expect(lines.at(-1)).toBe('0 of 1 green');
});
