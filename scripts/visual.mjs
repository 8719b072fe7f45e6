/*
 * Compares the chosen stories, in both themes, with their pictures in visual/baselines.
 * `--update` stores them again; anything else goes to Playwright (`-g Actions/Button`).
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';
import { buildStorybookIfStale } from './lib/freshBuilds.mjs';

const BASELINES = join(ROOT, 'visual/baselines');
/** Bytes of all pictures of one browser and system. */
const BUDGET = 12_000_000;

/** Browsers and systems whose pictures have outgrown the budget. */
function oversized() {
  return readdirSync(BASELINES).filter((name) => {
    const folder = join(BASELINES, name);
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${sizes.length} pictures, ${(total / 1e6).toFixed(1)} MB.`);
    return total > BUDGET;
  });
}

const given = process.argv.slice(2);
const isUpdating = given.includes('--update');
const rest = given.filter((argument) => argument !== '--update');

if (!isUpdating && !existsSync(BASELINES)) {
  console.error('There are no pictures to compare with yet: npm run test:visual:update.');
  process.exit(1);
}
await buildStorybookIfStale();
// Stories that are gone leave no picture behind; a run of some stories touches only theirs.
if (isUpdating && rest.length === 0) {
  rmSync(join(BASELINES, `chromium-${process.platform}`), { recursive: true, force: true });
}
const code = await run('npx', [
  'playwright',
  'test',
  '--config=visual/playwright.config.ts',
  // 'none': a story without a picture fails instead of passing by writing one.
  `--update-snapshots=${isUpdating ? 'all' : 'none'}`,
  ...rest,
]);
if (code !== 0 && !isUpdating) {
  console.error(
    `Before, after and difference: ${join(ROOT, 'playwright-report/visual/index.html')}\n` +
      'To accept or reject each: npm run review.',
  );
}
if (isUpdating && oversized().length > 0) {
  console.error(`More than ${BUDGET / 1e6} MB: choose fewer stories (visual/chosenStories.ts).`);
  process.exit(1);
}
process.exit(code);
