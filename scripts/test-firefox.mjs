/* The newcomer's journey in Firefox, from the demo account to a downloaded film that is judged. */
import { buildEmbeddedIfStale } from './lib/freshBuilds.mjs';
import { ROOT, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await setup({ tests: true, firefox: true });
await buildEmbeddedIfStale();
const playwright = `${ROOT}/node_modules/@playwright/test/cli.js`;
const config = '--config=playwright.firefox.config.ts';
process.exit(
  await run('node', [
    '--conditions=@lectern/source',
    playwright,
    'test',
    config,
    ...process.argv.slice(2),
  ]),
);
