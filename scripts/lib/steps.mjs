import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

/**
 * @typedef {{ onOutput: (text: string) => void; isQuiet: boolean }} StepOptions
 *
 * A step of a run. `step` resolves to the exit code of what it ran.
 * @typedef {{ name: string; step: (options: StepOptions) => Promise<number> }} Step
 *
 * @typedef {{ name: string; code: number; output: string; seconds: number }} StepResult
 */

/** Lines of a failed step that are repeated at the end, where a reader of a long log looks. */
const REPEATED_LINES = 60;

/**
 * A step that is a script of package.json; `args` go to the program behind it.
 *
 * @param {string} script
 * @param {...string} args
 * @returns {Step['step']}
 */
export const npm =
  (script, ...args) =>
  (options) =>
    run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], options);

/** @param {string} name */
const sayTitle = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);

/**
 * Runs a step; a quiet one shows its output when it has ended, not among another's.
 *
 * @param {Step} step
 * @param {boolean} isQuiet
 * @returns {Promise<StepResult>}
 */
async function take({ name, step }, isQuiet) {
  if (!isQuiet) sayTitle(name);
  const start = performance.now();
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
  };
  const code = await step({ onOutput, isQuiet }).catch((error) => {
    onOutput(String(error));
    if (!isQuiet) console.error(error);
    return 1;
  });
  if (isQuiet) {
    sayTitle(name);
    process.stdout.write(output);
  }
  return { name, code, output, seconds: Math.round((performance.now() - start) / 1000) };
}

/**
 * Runs groups one after the other, the steps of a group side by side.
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
 * The last lines of a run: the end of each failed step's output, each step's result and time, the count.
 *
 * @param {readonly StepResult[]} results
 */
export function closingLines(results) {
  const failed = results.filter(({ code }) => code !== 0);
  return [
    ...failed.flatMap(({ name, output }) => [
      '',
      `── the end of what failed: ${name}`,
      ...stripVTControlCharacters(output).trimEnd().split('\n').slice(-REPEATED_LINES),
    ]),
    '',
    ...results.map(
      ({ name, code, seconds }) => `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`,
    ),
    '',
    `steps: ${results.length - failed.length} passed, ${failed.length} failed`,
  ];
}

/**
 * Runs groups of steps, prints how each ended, and ends the process: with 0 where all passed.
 *
 * @param {readonly (readonly Step[])[]} groups
 */
export async function runAndExit(groups) {
  const results = await runGroups(groups);
  console.log(closingLines(results).join('\n'));
  process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
}
