import { expect, test, vi } from 'vitest';
import { closingLines, runGroups } from './steps.mjs';

const report = { times: [], failures: [], leftOut: [], passed: 0 };
const passed = { name: 'types', code: 0, output: '', seconds: 3, report };
const failed = { ...passed, name: 'lint', code: 1 };

test('the last lines repeat the end of each failure, then list every step', () => {
  const output = Array.from({ length: 100 }, (_, index) => `\u001B[31mline ${index}\u001B[0m`);
  const lines = closingLines([passed, { ...failed, output: output.join('\n') }]);
  expect(lines).not.toContain('line 39');
  expect(lines.slice(1, 3)).toEqual(['── failed, last lines: lint', 'line 40']);
  expect(lines.slice(-5)).toEqual([
    '',
    'passed  types (3 s)',
    'FAILED  lint (3 s)',
    '',
    'steps: 1 passed, 1 failed',
  ]);
});

test('a failed test is reported with its expected and received values, and with the files that it left', () => {
  const failure = {
    title: 'signs in',
    place: 'a.spec.ts:7',
    message: 'Expected: 1\nReceived: 2',
    evidence: ['test-results/a.png', 'test-results/trace.zip'],
  };
  const failures = Array.from({ length: 12 }, () => failure);
  const lines = closingLines([{ ...failed, output: 'noise', report: { ...report, failures } }]);
  expect(lines.slice(1, 9)).toEqual([
    '── failed tests: lint',
    '',
    'a.spec.ts:7 › signs in',
    '    Expected: 1',
    '    Received: 2',
    '  left: test-results/a.png',
    '  left: test-results/trace.zip (npx playwright show-trace <file>)',
    '',
  ]);
  expect(lines).toContain('… and 2 more, above.');
  expect(lines).not.toContain('noise');
});

test('a film is labelled as that of a second run, with its result', () => {
  const films = [
    { title: 'adds', file: 'a.spec.ts', path: 'films/adds.webm', hasFailed: true },
    { title: 'adds', file: 'a.spec.ts', path: 'films/again.webm', hasFailed: false },
  ];
  const failure = { title: 'adds', place: 'a.spec.ts:7', message: '', evidence: [], films };
  const lines = closingLines([{ ...failed, report: { ...report, failures: [failure] } }]);
  expect(lines).toContain(
    '  left: films/adds.webm (of a second run for the video, which also failed)',
  );
  expect(lines).toContain('  left: films/again.webm (of a second run for the video, which passed)');
});

test('the last line says that checks were left out and why, and the lines above list them', () => {
  const leftOut = [{ title: 'films', file: 'a.spec.ts', reason: 'There is no ffmpeg.' }];
  const lines = closingLines([{ ...passed, report: { ...report, leftOut } }]);
  expect(lines).toContain('left out  a.spec.ts › films: There is no ffmpeg.');
  expect(lines.at(-1)).toBe('steps: 1 passed, 0 failed; 1 left out: There is no ffmpeg.');
});

test('a step that was skipped because its files are unchanged says so', () => {
  const output = '✅ Ran 0 scripts and skipped 1 in 0.1s.\n';
  const lines = closingLines([
    { ...passed, output },
    { ...passed, name: 'lint' },
  ]);
  expect(lines).toEqual([
    '',
    'unchanged  types (3 s)',
    'passed  lint (3 s)',
    '',
    'steps: 2 passed (1 unchanged), 0 failed',
  ]);
});

test('a slow file without a reason is a warning, not a failure', () => {
  const times = [
    { file: 'a.test.ts', seconds: 34.4 },
    { file: 'b.test.ts', seconds: 19 },
    { file: 'packages/app/e2e/newcomer.spec.ts', seconds: 90 },
  ];
  const lines = closingLines([{ ...passed, report: { ...report, times } }]);
  expect(lines.filter((line) => line.startsWith('slow'))).toEqual([
    'slow    a.test.ts: 34 s, without a reason',
  ]);
  expect(lines.at(-1)).toBe('steps: 1 passed, 0 failed');
});

test('a step that throws has failed, and the next group still runs', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const results = await runGroups([
    [{ name: 'broken', step: () => Promise.reject(new Error('no such program')) }],
    [{ name: 'whole', step: async () => 0 }],
  ]);
  expect(results.map(({ name, code }) => [name, code])).toEqual([
    ['broken', 1],
    ['whole', 0],
  ]);
  expect(results[0]?.output).toContain('no such program');
});
