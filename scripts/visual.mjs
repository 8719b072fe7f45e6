/*
 * Compares the selected stories, in both themes, with their screenshots in visual/baselines: those that a
 * change since `main` affects, according to the imports of their files and the rules that they are drawn
 * with. For a component that many stories are drawn with, a sample that shows all of its rules.
 *
 *   --all              all of them
 *   --since=<commit>   a change since another commit, including the work tree
 *   --update           stores all of them again
 *
 * Anything else goes to Playwright, which then selects (`-g Actions/Button`).
 */
import glob from 'fast-glob';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './lib/pictures/changedFiles.mjs';
import { readDrawn } from './lib/pictures/drawnRecord.mjs';
import { buildStorybookIfStale } from './lib/builds/freshBuilds.mjs';
import { ROOT, run } from './lib/run.mjs';
import {
  BUDGET,
  packPictures,
  sizesOfPictures,
  STORED,
  UNPACKED,
  unpackPictures,
} from './lib/pictures/storedPictures.mjs';
import { touchedStories } from './lib/pictures/touchedStories.mjs';

/** Browsers and systems whose screenshots exceed the budget. */
function oversized() {
  return sizesOfPictures().filter(({ name, count, bytes }) => {
    console.log(`${name}: ${count} pictures, ${(bytes / 1e6).toFixed(1)} MB.`);
    return bytes > BUDGET;
  });
}

const given = process.argv.slice(2);
const isUpdating = given.includes('--update');
const isWhole = isUpdating || given.includes('--all');
const SINCE = '--since=';
const since = given.find((argument) => argument.startsWith(SINCE))?.slice(SINCE.length) ?? 'main';
const rest = given.filter(
  (argument) => !['--update', '--all'].includes(argument) && !argument.startsWith(SINCE),
);

/** The stories to compare; undefined for all. */
function chosenStories() {
  if (isWhole || rest.length > 0) return undefined;
  const stories = glob.sync('packages/*/src/**/*.stories.tsx', { cwd: ROOT });
  const touched = touchedStories(changedFiles(since), stories);
  if (touched === 'all') {
    console.log(`A change since ${since} affects all stories.`);
    return undefined;
  }
  const { files, stories: ids, sampled } = touched;
  const known = readDrawn();
  const idsOf = (/** @type {string} */ file) => Object.keys(known[file] ?? {});
  const count = ids.length + files.flatMap(idsOf).length;
  const unknown = files.filter((file) => known[file] === undefined).length;
  console.log(
    `Changes since ${since} affect ${count} of ${Object.keys(known).flatMap(idsOf).length} stories, ` +
      `and those of ${unknown} files without pictures, such as flows.`,
  );
  for (const { folder, drawn, taken } of sampled) {
    console.log(
      `${folder}: ${drawn} stories are drawn with it; ${taken} are compared, chosen to show each of its rules. ` +
        'The others are compared with --all, and every night.',
    );
  }
  return touched;
}

if (!isUpdating && !existsSync(STORED)) {
  console.error('There are no pictures to compare with yet: npm run test:visual:update.');
  process.exit(1);
}
const chosen = chosenStories();
if (chosen && chosen.files.length + chosen.stories.length === 0) process.exit(0);
await buildStorybookIfStale();
await unpackPictures();
// Removed stories leave no screenshots behind; a run of some stories only touches theirs.
if (isUpdating && rest.length === 0) {
  rmSync(join(UNPACKED, `chromium-${process.platform}`), { recursive: true, force: true });
}
const code = await run(
  'npx',
  [
    'playwright',
    'test',
    '--config=visual/playwright.config.ts',
    // 'none': a story without a screenshot fails instead of passing by writing one.
    `--update-snapshots=${isUpdating ? 'all' : 'none'}`,
    // Stories of a flow have no screenshots.
    ...(chosen ? ['--pass-with-no-tests'] : []),
    ...rest,
  ],
  {
    env: {
      ...(chosen && {
        VISUAL_STORY_FILES: chosen.files.join('\n'),
        VISUAL_STORIES: chosen.stories.join('\n'),
      }),
      ...(rest.length === 0 && { VISUAL_RECORD: chosen ? 'some' : 'whole' }),
      ...(isUpdating && { VISUAL_UPDATE: '1' }),
    },
  },
);
if (code !== 0 && !isUpdating) {
  console.error(
    `Before, after and difference: ${join(ROOT, 'playwright-report/visual/index.html')}\n` +
      'To accept or reject each: npm run review.',
  );
}
if (isUpdating && code === 0) await packPictures();
if (isUpdating && oversized().length > 0) {
  console.error(`More than ${BUDGET / 1e6} MB: choose fewer stories (visual/chosenStories.ts).`);
  process.exit(1);
}
process.exit(code);
