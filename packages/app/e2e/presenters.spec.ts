import { PRESENTERS, presenterSvg, stillPose } from '@lectern/studio/checks';
import { downloadVideo } from './support/download.ts';
import { expect, test } from './support/fixtures.ts';
import {
  chooseSquare,
  prepareVideo,
  SCRIPT,
  signIn,
  startRender,
  waitForPreview,
} from './support/journey.ts';
import { expectGoodVideo, skipWithoutFfmpeg } from './support/videoChecks.ts';

/**
 * Returns the heights of the left and right eye, as shares of the figure's side: where a picture with open
 * eyes differs from one with closed eyes.
 */
function eyesSeen({ open, shut }: { open: string; shut: string }): Promise<number[]> {
  const SIDE = 560;
  const load = (svg: string) =>
    new Promise<HTMLImageElement>((resolve, reject) => {
      const image = new Image();
      image.addEventListener('load', () => resolve(image));
      image.addEventListener('error', reject);
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    });
  const paint = async (svg: string) => {
    const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(await load(svg), 0, 0, SIDE, SIDE);
    return context.getImageData(0, 0, SIDE, SIDE).data;
  };
  return Promise.all([paint(open), paint(shut)]).then(([seen, blinking]) => {
    const columns = Array.from({ length: SIDE }, () => 0);
    for (let at = 0; at < SIDE * SIDE; at += 1) {
      const changes = Math.abs((seen[4 * at + 1] ?? 0) - (blinking[4 * at + 1] ?? 0)) > 24;
      if (changes) columns[at % SIDE] = (columns[at % SIDE] ?? 0) + 1;
    }
    const isDrawn = (count: number) => count > 0;
    const middle = (columns.findIndex(isDrawn) + columns.findLastIndex(isDrawn)) / 2;
    return [columns.slice(0, middle), columns.slice(middle)].map(
      (half) => Math.max(...half) / SIDE,
    );
  });
}

test('every presenter looks at the viewer, and a blink closes both eyes', async ({ page }) => {
  await page.goto('/login');
  expect(PRESENTERS.length).toBeGreaterThan(20);
  for (const { name, recipe } of PRESENTERS) {
    const pose = stillPose(recipe);
    const blinking = { ...pose, eyes: { ...pose.eyes, open: 0 } };
    const heights = await page.evaluate(eyesSeen, {
      open: presenterSvg(recipe),
      shut: presenterSvg(recipe, blinking),
    });
    expect(heights, name).toHaveLength(2);
    for (const height of heights) expect(height, name).toBeGreaterThan(0.022);
  }
});

test('a presenter with an ink-coloured beard speaks as well as any other', async ({ page }) => {
  skipWithoutFfmpeg();
  await signIn(page);
  await prepareVideo(page, { voice: 'James', avatar: 'Tarek' });
  await chooseSquare(page);
  await startRender(page);
  await waitForPreview(page);
  await expectGoodVideo(page, {
    file: await downloadVideo(page),
    script: SCRIPT,
    avatar: 'Tarek',
    format: { width: 720, height: 720, frameRate: 30 },
  });
});
