/*
 * Runs stories and end-to-end tests several times in a row, every second time alongside busy loops, and
 * prints a table of how often each failed. It shows whether a green run can be trusted.
 *
 *   npm run repeat                                    ten runs, five of them alongside two busy loops
 *   npm run repeat -- --times 4 --beside 4            fewer runs, a busier machine
 *   npm run repeat -- --only e2e --shard 2/8          an eighth of the end-to-end tests
 *   npm run repeat -- --only stories Dialog           files whose paths contain that word
 *
 * A failure leaves its files in test-results/repeat/<run>.
 */
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseParts, endToEnd } from './lib/testing/parts.mjs';
import { planLoops, repeatLines } from './lib/testing/repeat.mjs';
import { ROOT, run } from './lib/run.mjs';
import { runGroups } from './lib/testing/steps.mjs';
import { setup } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '10' },
    beside: { type: 'string', default: '2' },
    only: { type: 'string', default: 'stories,e2e' },
    shard: { type: 'string' },
  },
});
const kinds = values.only.split(',');
const shard = values.shard ? [`--shard=${values.shard}`] : [];

await setup({ tests: true });

/** Ends with its parent process: a parent that is killed cannot end it. */
const BUSY_LOOP = 'const { ppid } = process; while (process.ppid === ppid);';

/** @param {number} count */
function startLoops(count) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill());
}

/** The command for a kind of test. Not the npm scripts: those skip tests whose files have not changed. */
const COMMANDS = {
  stories: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories'],
  e2e: ['scripts/test-e2e.mjs', '--output=test-results/repeat/last'],
};

/** @param {string} kind */
function commandOf(kind) {
  if (kind !== 'stories' && kind !== 'e2e')
    throw new Error(`Unknown kind ${kind}: choose stories or e2e.`);
  const files =
    positionals.length > 0 || kind === 'stories'
      ? positionals
      : endToEnd(chooseParts(['e2e'])).files;
  return [...COMMANDS[kind], ...files, ...shard];
}

/** @type {import('./lib/testing/repeat.mjs').RepeatedRun[]} */
const runs = [];
for (const [index, loops] of planLoops(Number(values.times), Number(values.beside)).entries()) {
  for (const kind of kinds) {
    const command = commandOf(kind);
    const stopLoops = startLoops(loops);
    const name = `${kind}, run ${index + 1} of ${values.times}`;
    const [result] = await runGroups([
      [{ name, step: (options) => run('node', command, options) }],
    ]).finally(stopLoops);
    if (!result) continue;
    runs.push({ ...result, run: index + 1, loops, kind });
    // The next run clears the files that this one left.
    const left = result.report.failures.flatMap(({ evidence, films = [] }) => [
      ...evidence,
      ...films.map(({ path }) => path),
    ]);
    for (const path of left) {
      const folder = join(ROOT, 'test-results/repeat', String(index + 1));
      cpSync(join(ROOT, path), join(folder, path.split('/').slice(-2).join('/')));
    }
  }
}
console.log(repeatLines(runs).join('\n'));
process.exit(runs.every(({ code }) => code === 0) ? 0 : 1);
