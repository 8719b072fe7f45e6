import { expect, test, vi } from 'vitest';
import { closingLines, runGroups } from './steps.mjs';

const result = { name: 'types', code: 0, output: '', seconds: 3 };

test('the last lines repeat the end of what failed, then name every step', () => {
  const output = Array.from({ length: 100 }, (_, index) => `\u001B[31mline ${index}\u001B[0m`);
  const lines = closingLines([
    result,
    { ...result, name: 'lint', code: 1, output: output.join('\n') },
  ]);
  expect(lines).not.toContain('line 39');
  expect(lines.slice(1, 3)).toEqual(['── the end of what failed: lint', 'line 40']);
  expect(lines.slice(-5)).toEqual([
    '',
    'passed  types (3 s)',
    'FAILED  lint (3 s)',
    '',
    'steps: 1 passed, 1 failed',
  ]);
});

test('a step that throws has failed, and the next group runs all the same', async () => {
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
