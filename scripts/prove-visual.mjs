/*
 * Proves that the comparison of pictures can be trusted: two runs over the same build store the very
 * same bytes, a third finds no difference, and a fourth, with the accent a shade darker, goes red.
 * Baselines of the repository are neither read nor written.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';
import { buildStorybookIfStale } from './lib/freshBuilds.mjs';

/** All of them show the accent at rest. */
const STORIES = 'Components/[^:]+/(Button|Badge|Checkbox|Switch):';

/** A colour four steps of 255 darker in each channel: less than an eye would swear to. */
const nudged = (/** @type {string} */ hex) =>
  hex.replaceAll(/[\da-f]{2}/gi, (channel) =>
    Math.max(0, Number.parseInt(channel, 16) - 4)
      .toString(16)
      .padStart(2, '0'),
  );

function accents() {
  const tokens = readFileSync(join(ROOT, 'packages/ui/src/theme/tokens.json'), 'utf8');
  const { light, dark } = JSON.parse(tokens).themes;
  return { light: light.color.accent.$value.hex, dark: dark.color.accent.$value.hex };
}

await buildStorybookIfStale();
const folder = mkdtempSync(join(tmpdir(), 'lectern-visual-'));
const first = join(folder, 'first');
const second = join(folder, 'second');

/**
 * @param {string} baselines
 * @param {'all' | 'none'} update
 * @param {Record<string, string>} [env]
 */
const compare = (baselines, update, env = {}) =>
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
      STORIES,
    ],
    { env: { VISUAL_BASELINES: baselines, ...env } },
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

try {
  if ((await compare(first, 'all')) !== 0 || (await compare(second, 'all')) !== 0) {
    fail('The pictures could not be taken.');
  } else {
    const names = pictures(first);
    const unlike = differing();
    if (unlike.length > 0) fail(`Not the same bytes twice: ${unlike.join(', ')}`);
    if ((await compare(first, 'none')) !== 0) fail('An unchanged build went red.');
    const { light, dark } = accents();
    const override = [
      `:root, [data-theme=light] { --lectern-color-accent: ${nudged(light)} !important }`,
      `[data-theme=dark] { --lectern-color-accent: ${nudged(dark)} !important }`,
    ].join('\n');
    if ((await compare(first, 'none', { VISUAL_OVERRIDE: override })) === 0) {
      fail('A changed accent passed.');
    }
    if (!process.exitCode) {
      console.log(
        `${names.length} pictures: the same bytes twice, green unchanged, red with the accent at ${nudged(light)}.`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
