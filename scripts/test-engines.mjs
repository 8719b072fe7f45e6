/*
 * Runs the journeys in engines other than Chromium: `npm run test:engines`, or with names, as in `npm run
 * test:engines -- webkit hosted/journey`. `firefox` and `webkit` are the browsers of this machine;
 * `playwright-firefox` and `playwright-webkit` are those of `npx playwright install firefox webkit`.
 */
import { missingEngine, readEngines } from './lib/machine/engines.mjs';
import { buildEmbeddedIfStale, buildHostedIfStale } from './lib/builds/freshBuilds.mjs';
import { ROOT, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

const { engines, others } = readEngines(process.argv.slice(2));
await setup({ tests: true, engines });

const leftOut = engines.flatMap((engine) => {
  const reason = missingEngine(engine);
  return reason === undefined ? [] : [{ engine, reason }];
});
const tried = engines.filter((name) => !leftOut.some(({ engine }) => engine === name));

if (tried.length > 0) {
  await buildHostedIfStale();
  await buildEmbeddedIfStale();
}
/** @type {string[]} */
const verdicts = [];
let hasFailed = tried.length === 0;
// A run for each, so that each has its own verdict.
for (const engine of tried) {
  const code = await run('node', [
    '--conditions=@lectern/source',
    `${ROOT}/node_modules/@playwright/test/cli.js`,
    'test',
    '--config=playwright.engines.config.ts',
    `--project=${engine}`,
    `--output=test-results/engines/${engine}`,
    ...others,
  ]);
  verdicts.push(`${code === 0 ? 'passed' : 'FAILED'}  ${engine}`);
  hasFailed ||= code !== 0;
}
console.log('');
for (const verdict of verdicts) console.log(verdict);
for (const { engine, reason } of leftOut) console.log(`LEFT OUT  ${engine}: ${reason}`);
// In CI nothing may be missing.
const isIncomplete = leftOut.length > 0 && process.env.CI;
process.exit(hasFailed || isIncomplete ? 1 : 0);
