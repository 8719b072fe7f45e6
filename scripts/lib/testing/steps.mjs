import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReports } from './reports/testReport.mjs';
import { ROOT, run } from '../run.mjs';
import { keepTimes, slowestLines, slowWarnings } from './times.mjs';

/**
 * `env` is passed to the programs of a step: it names the folder for the reports of their tests.
 * @typedef {{
 *   onOutput: (text: string) => void;
 *   isQuiet: boolean;
 *   env: Record<string, string>;
 * }} StepOptions
 *
 * A step of a run. `step` resolves to the exit code of the program that it ran.
 * @typedef {{ name: string; step: (options: StepOptions) => Promise<number> }} Step
 *
 * @typedef {{
 *   name: string;
 *   code: number;
 *   output: string;
 *   seconds: number;
 *   report: import('./reports/testReport.mjs').TestReport;
 * }} StepResult
 */

/** Lines of a failed step that are repeated at the end, where a reader of a long log looks. */
const REPEATED_LINES = 60;

/** Failures of a step that are listed individually. */
const TOLD_FAILURES = 10;

const TRACE_HINT = ' (npx playwright show-trace <file>)';

/** The folder in which steps leave the reports of their tests, one subfolder each. */
const REPORTS = join(ROOT, '.cache/reports');

/**
 * A step that runs a script of package.json; `args` are passed to the program behind it.
 *
 * @param {string} script
 * @param {{ args?: readonly string[]; env?: Record<string, string> }} [asked]
 * @returns {Step['step']}
 */
export const npm =
  (script, { args = [], env = {} } = {}) =>
  (options) =>
    run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      ...options,
      env: { ...options.env, ...env },
    });

/** @param {string} name */
const sayTitle = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);

/**
 * Runs a step; a quiet one shows its output when it has ended, instead of among another's.
 *
 * @param {Step} step
 * @param {boolean} isQuiet
 * @returns {Promise<StepResult>}
 */
async function take({ name, step }, isQuiet) {
  if (!isQuiet) sayTitle(name);
  const reports = join(REPORTS, name.replaceAll(/\W+/g, '-'));
  rmSync(reports, { recursive: true, force: true });
  const start = performance.now();
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
  };
  const code = await step({ onOutput, isQuiet, env: { TEST_REPORTS: reports } }).catch((error) => {
    onOutput(String(error));
    if (!isQuiet) console.error(error);
    return 1;
  });
  if (isQuiet) {
    sayTitle(name);
    process.stdout.write(output);
  }
  const report = readReports(reports);
  for (const line of slowestLines(report.times)) console.log(line);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name, code, output, seconds, report };
}

/**
 * Runs groups one after the other, and the steps of a group in parallel.
 *
 * @param {readonly (readonly Step[])[]} groups
 */
export async function runGroups(groups) {
  /** @type {StepResult[]} */
  const results = [];
  for (const group of groups) {
    results.push(...(await Promise.all(group.map((step, index) => take(step, index > 0)))));
  }
  return results;
}

/**
 * The closing report on a failed step: each failed test with the expected and received values, and the
 * files that it left; the end of the output if no test says more.
 *
 * @param {StepResult} result
 */
function failureLines({ name, output, report: { failures } }) {
  if (failures.length === 0) {
    const lines = stripVTControlCharacters(output).trimEnd().split('\n');
    return ['', `── failed, last lines: ${name}`, ...lines.slice(-REPEATED_LINES)];
  }
  const untold = failures.length - TOLD_FAILURES;
  return [
    '',
    `── failed tests: ${name}`,
    ...failures
      .slice(0, TOLD_FAILURES)
      .flatMap(({ title, place, message, evidence, films = [] }) => [
        '',
        `${place} › ${title}`,
        ...message.split('\n').map((line) => `    ${line}`),
        ...evidence.map((path) => `  left: ${path}${path.endsWith('.zip') ? TRACE_HINT : ''}`),
        ...films.map(
          ({ path, hasFailed }) =>
            `  left: ${path} (of a second run for the video, which ${hasFailed ? 'also failed' : 'passed'})`,
        ),
      ]),
    ...(untold > 0 ? ['', `… and ${untold} more, above.`] : []),
  ];
}

/**
 * Whether Wireit reports that a step did nothing, because its files have not changed since it last passed.
 *
 * @param {StepResult} result
 */
const isUnchanged = ({ output }) => /Ran 0 scripts and skipped [1-9]/.test(output);

/** @param {StepResult} result */
const stateOf = (result) =>
  result.code !== 0 ? 'FAILED' : isUnchanged(result) ? 'unchanged' : 'passed';

/**
 * The last lines of a run: failures, checks left out, slow files, each step's result and time, and the
 * count.
 *
 * @param {readonly StepResult[]} results
 * @param {string} [note] - The second-to-last line.
 */
export function closingLines(results, note) {
  const failed = results.filter(({ code }) => code !== 0);
  const leftOut = results.flatMap(({ report }) => report.leftOut);
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  const unchanged = results.filter((result) => stateOf(result) === 'unchanged').length;
  const passed = `${results.length - failed.length} passed${unchanged > 0 ? ` (${unchanged} unchanged)` : ''}`;
  const count = `steps: ${passed}, ${failed.length} failed`;
  return [
    ...failed.flatMap(failureLines),
    '',
    ...leftOut.map(({ file, title, reason }) => `left out  ${file} › ${title}: ${reason}`),
    ...results.flatMap(({ report }) => slowWarnings(report.times)),
    ...results.map((result) => `${stateOf(result)}  ${result.name} (${result.seconds} s)`),
    '',
    ...(note ? [note] : []),
    leftOut.length === 0 ? count : `${count}; ${leftOut.length} left out: ${reasons.join(' ')}`,
  ];
}

/**
 * Runs groups of steps, prints how each ended, and exits the process: with 0 if all passed.
 *
 * @param {readonly (readonly Step[])[]} groups
 * @param {string} [note] - The second-to-last line.
 */
export async function runAndExit(groups, note) {
  const results = await runGroups(groups);
  keepTimes(results.flatMap(({ report }) => report.times));
  console.log(closingLines(results, note).join('\n'));
  process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
}
