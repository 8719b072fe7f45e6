/*
 * Proves that the comparison of screenshots can be trusted: two runs over the same build store exactly the
 * same bytes, a third finds no difference, and each of twenty small visual changes turns a comparison red.
 * A change to a component is compared in the stories that a change to its stylesheet selects, and no
 * others. Baselines of the repository are neither read nor written.
 */
import glob from 'fast-glob';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDrawn } from './lib/pictures/drawnRecord.mjs';
import { buildStorybookIfStale } from './lib/builds/freshBuilds.mjs';
import { PLANTED_LOOKS } from './lib/pictures/plantedLooks.mjs';
import { ROOT, run } from './lib/run.mjs';
import { SHARE } from './lib/pictures/sampledComponents.mjs';
import { touchedStories } from './lib/pictures/touchedStories.mjs';

const drawn = readDrawn();
const pictured = Object.values(drawn).flatMap((stories) => Object.keys(stories));
const storyFiles = glob.sync('packages/*/src/**/*.stories.tsx', { cwd: ROOT });

/**
 * The stories that a run would select for a changed stylesheet. Throws if they exceed their share.
 *
 * @param {string} stylesheet
 */
function takenFor(stylesheet) {
  const touched = touchedStories([stylesheet], storyFiles, drawn);
  // Files without a record have no screenshots.
  const taken = touched === 'all' ? pictured : touched.stories;
  if (taken.length > pictured.length * SHARE) {
    throw new Error(
      `${stylesheet} selects ${taken.length} of ${pictured.length} stories, which is too many.`,
    );
  }
  return taken;
}

const changes = PLANTED_LOOKS.map((planted) => ({
  ...planted,
  stories: 'stylesheet' in planted ? takenFor(planted.stylesheet) : planted.stories,
}));
/** All stories that may show one of the changes. */
const every = [...new Set(changes.flatMap(({ stories }) => stories))];

/** Playwright's messages for a screenshot that differs, and for one of another size. */
const DIFFERS = /pixels \(ratio .*\) are different|Expected an image/;

await buildStorybookIfStale();
const folder = mkdtempSync(join(tmpdir(), 'lectern-visual-'));
const first = join(folder, 'first');
const second = join(folder, 'second');

/**
 * Runs the comparison; resolves to its exit code.
 *
 * @param {string} baselines
 * @param {'all' | 'none'} update
 * @param {readonly string[]} [stories] - Ids.
 * @param {Parameters<typeof run>[2]} [options]
 */
const compare = (baselines, update, stories = every, { env, ...options } = {}) =>
  run(
    'npx',
    [
      'playwright',
      'test',
      '--config=visual/playwright.config.ts',
      '--reporter=line',
      `--output=${join(folder, 'output')}`,
      `--update-snapshots=${update}`,
      // One red screenshot is enough to show a change.
      ...(env ? ['--max-failures=1'] : []),
    ],
    {
      env: { VISUAL_BASELINES: baselines, VISUAL_STORIES: stories.join('\n'), ...env },
      ...options,
    },
  );

/** @param {string} baselines */
const pictures = (baselines) =>
  readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .sort((a, b) => a.localeCompare(b));

function differing() {
  const names = pictures(first);
  if (names.join() !== pictures(second).join()) return ['the lists of pictures'];
  return names.filter((name) => {
    return !readFileSync(join(first, name)).equals(readFileSync(join(second, name)));
  });
}

/** @param {string} words */
function fail(words) {
  console.error(words);
  process.exitCode = 1;
}

/**
 * Whether a screenshot goes red for a change.
 *
 * @param {typeof changes[number]} planted
 */
async function isSeen({ stories, css }) {
  let said = '';
  const code = await compare(first, 'none', stories, {
    env: { VISUAL_OVERRIDE: css },
    isQuiet: true,
    onOutput: (text) => (said += text),
  });
  if (said.includes('No tests found')) throw new Error(`No picture shows ${stories.join()}.`);
  // A story that fails for another reason proves nothing.
  if (code !== 0 && !DIFFERS.test(said)) throw new Error(said);
  return code !== 0;
}

/** The names of the changes that no screenshot shows. */
async function missed() {
  const names = [];
  for (const planted of changes) {
    const isRed = await isSeen(planted);
    const among = `among ${planted.stories.length} stories`;
    console.log(`${isRed ? 'seen  ' : 'missed'}  ${planted.name}, ${among}`);
    if (!isRed) names.push(planted.name);
  }
  return names;
}

try {
  if ((await compare(first, 'all')) !== 0 || (await compare(second, 'all')) !== 0) {
    fail('The pictures could not be taken.');
  } else {
    const unlike = differing();
    if (unlike.length > 0) fail(`Two runs gave different bytes: ${unlike.join(', ')}`);
    if ((await compare(first, 'none')) !== 0) fail('The comparison failed for an unchanged build.');
    const unseen = await missed();
    if (unseen.length > 0) fail(`Not seen: ${unseen.join(', ')}.`);
    const count = changes.length;
    console.log(
      `${pictures(first).length} pictures; ${count - unseen.length} of ${count} visual changes were seen.`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
