import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recorderFile } from './findRecorder.mjs';
import { ROOT, run } from './run.mjs';

/** Playwright writes into it which tests failed, and takes them from it for `--last-failed`. */
const FAILED = join(ROOT, '.cache/failed-end-to-end-tests.json');
/** The same for the run for films, which writes into it what failed once more. */
const FILMED = join(ROOT, '.cache/filmed-end-to-end-tests.json');

/** More than that have one cause, and the films of some would not tell it sooner. */
const FILMED_AT_MOST = 10;

/** Whether this is the run for films. */
export const IS_FILMING = process.env.LECTERN_FILMING === '1';

/** The number of tests that failed; none where the run did not come to its tests. */
function failures() {
  if (!existsSync(FAILED)) return 0;
  /** @type {{ failedTests: string[] }} */
  const { failedTests } = JSON.parse(readFileSync(FAILED, 'utf8'));
  return failedTests.length;
}

/**
 * Runs Playwright. Tests that failed run once more for their films, one at a time, which changes nothing of
 * the result. Resolves to the exit code of the first run.
 *
 * @param {readonly string[]} command - To `node`, with what is asked for.
 * @param {string} filmOutput - The folder of the films, which is cleared for them.
 */
export async function runAndFilmFailures(command, filmOutput) {
  // A person may ask for what failed last, too.
  if (!command.includes('--last-failed')) rmSync(FAILED, { force: true });
  const code = await run('node', command, { env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: FAILED } });
  const count = failures();
  if (code === 0 || count === 0) return code;
  if (count > FILMED_AT_MOST || !existsSync(recorderFile())) return code;
  console.log('\nOnce more, for the films of what failed. It changes nothing of the result.');
  const filming = ['--last-failed', '--workers=1', '--trace=off', `--output=${filmOutput}`];
  copyFileSync(FAILED, FILMED);
  const env = { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: FILMED, LECTERN_FILMING: '1' };
  await run('node', [...command, ...filming], { env });
  return code;
}
