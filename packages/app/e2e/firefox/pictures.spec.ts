import { expect, test } from '@playwright/test';
import { findFirefox } from '../../../../scripts/lib/machine/findFirefox.mjs';
import { openStudio, serveBuilt } from '../../../../scripts/lib/studioPage.mjs';
import type { Driver } from '../engines/driver.ts';
import { openFirefox } from '../engines/firefox.ts';

/*
 * The studio alone, in Firefox: compares its pictures, before encoding, with Chromium's.
 */

/** Ten frames per second cover as many kinds of pictures in a third of the time. */
const FORMAT = { width: 1280, height: 720, frameRate: 10 };
const PAGE = 'packages/studio/bench/index.html';

/** Twelve sentences, one for each of twelve parts. */
const SCRIPT = [
  'Good morning.',
  'Welcome to all of you!',
  'Today we bake bread.',
  'First, wash your hands.',
  'Second, weigh the flour.',
  'Does anyone want to help?',
  'Third, add some water.',
  'Nobody has to hurry.',
  'Knead it well, and let it rest.',
  'Then it goes into the oven.',
  'Half an hour later, it is done.',
  'Enjoy your bread!',
].join(' ');

/** The row below which captions are drawn. */
const CAPTIONS = 540;

const picturesOf = (driver: Driver, parts: number) =>
  driver.evaluate(
    ({ format, count }) => {
      if (!window.lecternBench) throw new Error('The page has lost its bench.');
      return window.lecternBench.pictures(format, count);
    },
    { format: FORMAT, count: parts },
  );

async function lumaOf(driver: Driver, frames: readonly number[]): Promise<Buffer[]> {
  const planes = await driver.evaluate(
    ({ format, wanted }) => window.lecternBench?.luma(format, wanted) ?? [],
    { format: FORMAT, wanted: frames },
  );
  return planes.map((plane) => Buffer.from(plane, 'base64'));
}

/** Returns how far two pictures differ: shares of pixels, levels of 255, and dB. */
function difference(one: Uint8Array, other: Uint8Array) {
  const levels = one.map((level, i) => Math.abs(level - (other[i] ?? 0)));
  const share = (least: number) => levels.filter((by) => by >= least).length / levels.length;
  const squares = levels.reduce((sum, by) => sum + by ** 2, 0);
  return {
    differing: share(1),
    plainly: share(16),
    most: Math.max(...new Set(levels)),
    psnr: 10 * Math.log10(255 ** 2 / (squares / levels.length)),
  };
}

/** Logs and returns the worst difference of several pictures. */
function worst(what: string, pairs: readonly (readonly [Uint8Array, Uint8Array])[]) {
  const all = pairs.map(([one, other]) => difference(one, other));
  const found = {
    differing: Math.max(...all.map(({ differing }) => differing)),
    plainly: Math.max(...all.map(({ plainly }) => plainly)),
    most: Math.max(...all.map(({ most }) => most)),
    psnr: Math.min(...all.map(({ psnr }) => psnr)),
  };
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  console.log(
    `${what}: ${percent(found.differing)} of the pixels differ, ${percent(found.plainly)} by 16 levels`,
    `or more, none by more than ${found.most}; ${found.psnr.toFixed(1)} dB`,
  );
  return found;
}

test('Firefox draws the same pictures in one part, in three, and in twelve', async () => {
  const program = findFirefox();
  if (program === undefined) throw new Error('There is no Firefox here.');
  const server = await serveBuilt();
  const { driver, close } = await openFirefox(program, server.url);
  const studio = await openStudio({ isBuilt: true });
  try {
    await driver.open(PAGE);
    const isReady = () => driver.evaluate(() => window.lecternBench !== undefined, null);
    await expect.poll(isReady).toBe(true);
    await driver.evaluate((script) => window.lecternBench?.speak(script), SCRIPT);
    const whole = await picturesOf(driver, 1);
    expect(whole.length).toBeGreaterThan(150);
    expect(new Set(whole).size).toBeGreaterThan(60);
    expect(await picturesOf(driver, 3)).toEqual(whole);
    expect(await picturesOf(driver, 12)).toEqual(whole);

    await test.step('and almost the same as Chromium: only edges differ', async () => {
      await studio.speak(SCRIPT);
      expect(await studio.pictures(FORMAT, 1)).toHaveLength(whole.length);
      const frames = whole.flatMap((_, frame) => (frame % 20 === 0 ? [frame] : []));
      const theirs = await studio.luma(FORMAT, frames);
      const own = await lumaOf(driver, frames);
      const cut = CAPTIONS * FORMAT.width;
      const pairs = own.map((plane, i) => [plane, theirs[i] ?? plane] as const);
      const figure = worst(
        'the scene',
        pairs.map(([one, other]) => [one.subarray(0, cut), other.subarray(0, cut)]),
      );
      const captions = worst(
        'captions',
        pairs.map(([one, other]) => [one.subarray(cut), other.subarray(cut)]),
      );
      // The figures are in decision 135.
      expect(figure.plainly).toBeLessThan(0.01);
      expect(figure.psnr).toBeGreaterThan(38);
      expect(captions.plainly).toBeLessThan(0.05);
      expect(captions.psnr).toBeGreaterThan(22);
    });
  } finally {
    await close();
    await studio.close();
    await server.close();
  }
});
