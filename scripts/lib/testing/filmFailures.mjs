import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recorderFile } from '../machine/findRecorder.mjs';
import { ROOT, run } from '../run.mjs';

/** The file in which Playwright records failed tests, and from which it reads them for `--last-failed`. */
const FAILED = join(ROOT, '.cache/failed-end-to-end-tests.json');
/** The same for the filming run, with the tests that failed again. */
const FILMED = join(ROOT, '.cache/filmed-end-to-end-tests.json');

/** More failures than this have one cause, and videos of some of them would not reveal it sooner. */
const FILMED_AT_MOST = 10;

/** Whether this is the filming run. */
export const IS_FILMING = process.env.LECTERN_FILMING === '1';

/** The number of tests that failed; 0 if the run did not get to its tests. */
function failures() {
  if (!existsSync(FAILED)) return 0;
  /** @type {{ failedTests: string[] }} */
  const { failedTests } = JSON.parse(readFileSync(FAILED, 'utf8'));
  return failedTests.length;
}

/**
 * Runs Playwright. Failed tests run once more, one at a time, to record videos; this does not change the
 * result. Resolves to the exit code of the first run.
 *
 * @param {readonly string[]} command - For `node`, with the requested options.
 * @param {string} filmOutput - The folder of the videos, which is cleared for them.
 */
export async function runAndFilmFailures(command, filmOutput) {
  // A user may request the last failures, too.
  if (!command.includes('--last-failed')) rmSync(FAILED, { force: true });
  const code = await run('node', command, { env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: FAILED } });
  const count = failures();
  if (code === 0 || count === 0) return code;
  if (count > FILMED_AT_MOST || !existsSync(recorderFile())) return code;
  console.log('\nFailed tests run once more, to record videos. This does not change the result.');
  const filming = ['--last-failed', '--workers=1', '--trace=off', `--output=${filmOutput}`];
  copyFileSync(FAILED, FILMED);
  const env = { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: FILMED, LECTERN_FILMING: '1' };
  await run('node', [...command, ...filming], { env });
  return code;
}
