/*
 * Proves that the comparison of pictures can be trusted: two runs over the same build store the very
 * same bytes, a third finds no difference, and each of twenty small changes of look turns one red.
 * Baselines of the repository are neither read nor written.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybookIfStale } from './lib/freshBuilds.mjs';
import { PLANTED_LOOKS } from './lib/plantedLooks.mjs';
import { run } from './lib/run.mjs';

/** All that show one of the changes. */
const STORIES = [...new Set(PLANTED_LOOKS.map(({ stories }) => stories))].join('|');

await buildStorybookIfStale();
const folder = mkdtempSync(join(tmpdir(), 'lectern-visual-'));
const first = join(folder, 'first');
const second = join(folder, 'second');

/**
 * Resolves to its exit code.
 *
 * @param {string} baselines
 * @param {'all' | 'none'} update
 * @param {string} [stories]
 * @param {Parameters<typeof run>[2]} [options]
 */
const compare = (baselines, update, stories = STORIES, { env, ...options } = {}) =>
  run(
    'npx',
    [
      'playwright',
      'test',
      '--config=visual/playwright.config.ts',
      '--reporter=line',
      `--output=${join(folder, 'output')}`,
      `--update-snapshots=${update}`,
      '-g',
      stories,
    ],
    { env: { VISUAL_BASELINES: baselines, ...env }, ...options },
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
 * Whether a picture goes red for it.
 *
 * @param {import('./lib/plantedLooks.mjs').PlantedLook} planted
 */
async function isSeen({ stories, css }) {
  let said = '';
  const code = await compare(first, 'none', stories, {
    env: { VISUAL_OVERRIDE: css },
    isQuiet: true,
    onOutput: (text) => (said += text),
  });
  if (said.includes('No tests found')) throw new Error(`No story is called ${stories}`);
  return code !== 0;
}

/** Names of the changes that no picture shows. */
async function missed() {
  const names = [];
  for (const planted of PLANTED_LOOKS) {
    const isRed = await isSeen(planted);
    console.log(`${isRed ? 'seen  ' : 'missed'}  ${planted.name}`);
    if (!isRed) names.push(planted.name);
  }
  return names;
}

try {
  if ((await compare(first, 'all')) !== 0 || (await compare(second, 'all')) !== 0) {
    fail('The pictures could not be taken.');
  } else {
    const unlike = differing();
    if (unlike.length > 0) fail(`Not the same bytes twice: ${unlike.join(', ')}`);
    if ((await compare(first, 'none')) !== 0) fail('An unchanged build went red.');
    const unseen = await missed();
    if (unseen.length > 0) fail(`Not seen: ${unseen.join(', ')}.`);
    const count = PLANTED_LOOKS.length;
    console.log(
      `${pictures(first).length} pictures; ${count - unseen.length} of ${count} changes of look were seen.`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
