import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../run.mjs';
import { conciseMessage, fromRoot, readReports, type TestReport } from './testReport.mjs';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
// Under the root, where the runners find their packages.
const folder = mkdtempSync(join(ROOT, '.cache/reports-'));
const place = fromRoot(folder);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a runner on the given files, and reads the report that it leaves. */
function report(command: readonly string[], files: Record<string, string>): TestReport {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const reports = mkdtempSync(join(folder, 'out-'));
  const env = { ...process.env, TEST_REPORTS: reports, CI: '', VITEST: '', NODE_OPTIONS: '' };
  const { stdout, stderr } = spawnSync('node', command, { cwd: ROOT, env, encoding: 'utf8' });
  const read = readReports(reports);
  expect(read.times, `${stdout}\n${stderr}`).toHaveLength(1);
  return read;
}

test('Vitest reports expected and received values, and skipped tests', () => {
  const { times, failures, leftOut, passed } = report(
    ['node_modules/vitest/vitest.mjs', 'run', `--config=${folder}/vitest.config.ts`],
    {
      'vitest.config.ts': `import { vitestReport } from '${ROOT}/scripts/lib/testing/reports/vitestReport.mjs';
        const reporters = ['default', vitestReport(process.env.TEST_REPORTS)];
        export default { test: { root: '${folder}', include: ['*.check.ts'], reporters } };`,
      'a.check.ts': `import { expect, test } from 'vitest';
        test('adds', () => expect({ sum: 3 }).toEqual({ sum: 4 }));
        test('counts', () => expect(1).toBe(1));
        test('waits', ({ skip }) => skip('There is no ffmpeg.'));`,
    },
  );
  expect(times[0]?.file).toBe(`${place}/a.check.ts`);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ title: 'adds', place: `${place}/a.check.ts:2` });
  expect(failures[0]?.message).toContain('-   "sum": 4,\n+   "sum": 3,');
  expect(passed).toBe(1);
  expect(leftOut).toEqual([
    { title: 'waits', file: `${place}/a.check.ts`, reason: 'There is no ffmpeg.' },
  ]);
});

test('Playwright reports the same, with the files that a failure leaves', () => {
  const { times, failures, leftOut, passed } = report(
    ['node_modules/@playwright/test/cli.js', 'test', `--config=${folder}/playwright.config.ts`],
    {
      'playwright.config.ts': `import { reporters } from '${ROOT}/scripts/lib/testing/reports/reporters.mjs';
        export default { testDir: '${folder}', outputDir: '${folder}/left', reporter: reporters() };`,
      'helper.ts': `import { expect } from '@playwright/test';
        export const isFour = (sum: number) => expect(sum).toBe(4);`,
      'a.spec.ts': `import { test } from '@playwright/test'; import { isFour } from './helper.ts';
        test('adds', async ({}, info) => {
          await info.attach('picture', { body: 'seen', contentType: 'text/plain' });
          await info.attach('film', { path: '${folder}/a.spec.ts' });
          isFour(3);
        });
        test('waits', () => test.skip(true, 'There is no ffmpeg.'));
        test('looks away', () => {
          test.info().annotations.push({ type: 'left out', description: 'There is no film.' });
        });`,
    },
  );
  expect(times[0]?.file).toBe(`${place}/a.spec.ts`);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ title: 'adds', place: `${place}/a.spec.ts:5` });
  expect(failures[0]?.message).toContain('Expected: 4\nReceived: 3');
  expect(passed).toBe(1);
  expect(failures[0]?.evidence).toEqual([
    expect.stringMatching(new RegExp(`^${place}/left/.*attachments/film-`)),
  ]);
  expect(leftOut).toEqual([
    { title: 'waits', file: `${place}/a.spec.ts`, reason: 'There is no ffmpeg.' },
    { title: 'looks away', file: `${place}/a.spec.ts`, reason: 'There is no film.' },
  ]);
});

test('a failure has the film of its second run, and no film of another test', () => {
  const left = mkdtempSync(join(folder, 'out-'));
  const none = { times: [], failures: [], leftOut: [], passed: 0 };
  const failure = { message: 'It failed.', evidence: [] };
  const first = { ...failure, title: 'adds', place: 'a.spec.ts:5' };
  const second = { ...failure, title: 'adds', place: 'b.spec.ts:7' };
  const film = { title: 'adds', file: 'a.spec.ts', path: 'films/adds.webm', hasFailed: false };
  writeFileSync(join(left, 'run.json'), JSON.stringify({ ...none, failures: [first, second] }));
  writeFileSync(join(left, 'films.json'), JSON.stringify({ ...none, films: [film] }));
  expect(readReports(left).failures).toEqual([
    { ...first, films: [film] },
    { ...second, films: [] },
  ]);
});

test('a message is reported without colours, hints and the whole page', () => {
  const page = Array.from({ length: 40 }, (_, index) => `<p>${index}</p>`).join('\n');
  const hint = 'Click to debug the error directly in Storybook: http://localhost:6006/?path=/story';
  const lines = conciseMessage(`\n\u001B[34m${hint}\u001B[39m\n\n\nNo button\n\n\n${page}`).split(
    '\n',
  );
  expect(lines.slice(0, 3)).toEqual(['No button', '', '<p>0</p>']);
  expect(lines).toHaveLength(25);
  expect(lines.at(-1)).toBe('…');
});
