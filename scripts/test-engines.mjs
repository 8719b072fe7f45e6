/*
 * The journeys in other engines than Chromium: `npm run test:engines`, or with names, as in
 * `npm run test:engines -- webkit hosted/journey`. `firefox` and `webkit` are the browsers of this
 * machine; `playwright-firefox` and `playwright-webkit` those of `npx playwright install firefox webkit`.
 */
import { missingEngine, readEngines } from './lib/engines.mjs';
import { buildEmbeddedIfStale, buildHostedIfStale } from './lib/freshBuilds.mjs';
import { ROOT, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

const { engines, others } = readEngines(process.argv.slice(2));
await setup({ tests: true, engines });

const leftOut = engines.flatMap((engine) => {
  const reason = missingEngine(engine);
  return reason === undefined ? [] : [{ engine, reason }];
});
const tried = engines.filter((name) => !leftOut.some(({ engine }) => engine === name));

let code = 1;
if (tried.length > 0) {
  await buildHostedIfStale();
  await buildEmbeddedIfStale();
  code = await run('node', [
    '--conditions=@lectern/source',
    `${ROOT}/node_modules/@playwright/test/cli.js`,
    'test',
    '--config=playwright.engines.config.ts',
    ...tried.map((engine) => `--project=${engine}`),
    ...others,
  ]);
}
console.log('');
if (tried.length > 0) console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${tried.join(', ')}`);
for (const { engine, reason } of leftOut) console.log(`LEFT OUT  ${engine}: ${reason}`);
// On a pipeline nothing may be missing.
process.exit(leftOut.length > 0 && process.env.CI ? 1 : code);
