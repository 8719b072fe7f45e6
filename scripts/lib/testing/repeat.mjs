/*
 * The plan and the output of `npm run repeat`.
 */

/**
 * A run of one kind of test. `loops` is the number of busy loops that ran alongside it.
 *
 * @typedef {{
 *   run: number;
 *   loops: number;
 *   kind: string;
 *   code: number;
 *   seconds: number;
 *   report: import('./reports/testReport.mjs').TestReport;
 * }} RepeatedRun
 */

/**
 * The busy loops alongside each run: none in the first run, and then in every second one.
 *
 * @param {number} times
 * @param {number} beside
 */
export const planLoops = (times, beside) =>
  Array.from({ length: times }, (_, index) => (index % 2 === 1 ? beside : 0));

/** @param {RepeatedRun} run */
const rowOf = ({ run, loops, kind, code, seconds, report: { passed, failures, leftOut } }) =>
  [
    String(run).padStart(3),
    String(loops).padStart(6),
    kind.padEnd(16),
    String(passed).padStart(6),
    String(failures.length).padStart(6),
    String(leftOut.length).padStart(8),
    `${seconds} s`.padStart(7),
    // A runner can fail without a failing test: if it cannot start, or finds no tests.
    code !== 0 && failures.length === 0 ? `ended with ${code}` : '',
  ]
    .join('  ')
    .trimEnd();

/**
 * One line per run, then each failed test with how often it failed, then the count.
 *
 * @param {readonly RepeatedRun[]} runs
 */
export function repeatLines(runs) {
  /** @type {Map<string, string[]>} */
  const failed = new Map();
  for (const { run, loops, report } of runs) {
    for (const { place, title } of report.failures) {
      const test = `${place} › ${title}`;
      const where = loops > 0 ? `${run} (beside ${loops})` : String(run);
      failed.set(test, [...(failed.get(test) ?? []), where]);
    }
  }
  const green = runs.filter(({ code }) => code === 0).length;
  return [
    'run  beside  tests             passed  failed  left out     time',
    ...runs.map(rowOf),
    '',
    ...[...failed].map(
      ([test, where]) => `failed ${where.length} ×  ${test}: run ${where.join(', ')}`,
    ),
    `${green} of ${runs.length} green`,
  ];
}
