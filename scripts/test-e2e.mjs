/*
 * A journey in each build: script to judged film on this device, sign-in to preview over a hosted backend.
 * Builds both first where other sources were built last. Options go to Playwright.
 *
 *   npm run test:journeys
 *   npm run test:journeys -- --project=hosted
 */
import { buildEmbeddedIfStale, buildHostedIfStale } from './lib/freshBuilds.mjs';
import { JOURNEYS } from './lib/parts.mjs';
import { run } from './lib/run.mjs';

await Promise.all([buildHostedIfStale(), buildEmbeddedIfStale()]);

const playwright = ['--conditions=@lectern/source', 'node_modules/@playwright/test/cli.js', 'test'];
const options = ['--output=test-results/journeys', ...process.argv.slice(2)];
process.exit(await run('node', [...playwright, ...options, ...JOURNEYS]));
