/*
 * Playwright's end-to-end tests, which open both builds: first builds those that are missing or were built
 * from other sources. Further arguments go to Playwright. Failed tests run once more to record films.
 *
 *   npm run test:e2e -- newcomer.spec.ts                a file
 *   npm run test:e2e -- --project=hosted hosted/tabs    of the hosted build
 *   npm run test:journeys                               a journey in each build, as in `npm test`
 */
import { buildEmbeddedIfStale, buildHostedIfStale } from './lib/builds/freshBuilds.mjs';
import { runAndFilmFailures } from './lib/testing/filmFailures.mjs';
import { JOURNEYS } from './lib/testing/parts.mjs';

const args = process.argv.slice(2);
let asked = args;
let filmOutput = 'test-results/films/end-to-end';
if (args[0] === '--journeys') {
  asked = ['--output=test-results/journeys', ...args.slice(1), ...JOURNEYS];
  filmOutput = 'test-results/films/journeys';
}

await Promise.all([buildHostedIfStale(), buildEmbeddedIfStale()]);

const playwright = ['--conditions=@lectern/source', 'node_modules/@playwright/test/cli.js', 'test'];
process.exit(await runAndFilmFailures([...playwright, ...asked], filmOutput));
