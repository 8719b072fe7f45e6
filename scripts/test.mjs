/*
 * `npm test`: the checks that every change has to pass; `npm run test:full` runs everything else.
 *
 *   npm test             leaves out the steps whose files have not changed since they last passed
 *   npm test -- --all    runs every step
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEmbeddedIfStale, buildHostedIfStale } from './lib/builds/freshBuilds.mjs';
import { ROOT } from './lib/run.mjs';
import { npm, runAndExit } from './lib/testing/steps.mjs';
import { setup } from './setup.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' } } });

await setup({ tests: true });

// Wireit's record of the last runs (section `wireit` of package.json).
if (values.all) rmSync(join(ROOT, '.wireit'), { recursive: true, force: true });

/**
 * Both builds, which the journeys open. If the check is skipped because nothing has changed, other sources
 * may have been built in between.
 *
 * @type {import('./lib/testing/steps.mjs').Step['step']}
 */
const checkedBuilds = async (options) => {
  const code = await npm('check:hosted-build')(options);
  if (code !== 0) return code;
  await Promise.all([buildHostedIfStale(), buildEmbeddedIfStale()]);
  return 0;
};

/**
 * The steps of a group run in parallel: most of them keep one core busy. Unit tests use two, except for a
 * fifth of their time; stories use all cores.
 *
 * @type {readonly (readonly import('./lib/testing/steps.mjs').Step[])[]}
 */
const GROUPS = [
  [
    { name: 'types', step: npm('typecheck') },
    { name: 'hosted build without mocks', step: checkedBuilds },
    { name: 'formatting', step: npm('format:check') },
    { name: 'lint', step: npm('lint') },
    { name: 'unused code', step: npm('lint:unused') },
    { name: 'generated contract', step: npm('check:contract') },
    { name: 'story table', step: npm('check:stories') },
    { name: 'coverage of the specification', step: npm('check:coverage') },
  ],
  [
    { name: 'unit tests', step: npm('test:unit') },
    { name: 'a journey in each build', step: npm('test:journeys') },
    // Reads the notices of both builds.
    { name: 'licences', step: npm('check:licences') },
  ],
  [{ name: 'stories', step: npm('test:stories') }],
];

await runAndExit(GROUPS);
