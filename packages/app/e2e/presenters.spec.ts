import { PRESENTERS, presenterLayers } from '@lectern/studio/checks';
import { expect, test } from './support/fixtures.ts';

type Svgs = string[];

/**
 * How high the ink of the left eye and the right one is, as shares of the figure's side: what shows
 * with the eyes open and not in a blink, and the other way round.
 */
function eyesDrawn({
  open,
  shut,
}: {
  open: Svgs;
  shut: Svgs;
}): Promise<{ pupils: number[]; lids: number[] }> {
  const SIDE = 560;
  const load = (svg: string) =>
    new Promise<HTMLImageElement>((resolve, reject) => {
      const image = new Image();
      image.addEventListener('load', () => resolve(image));
      image.addEventListener('error', reject);
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    });
  const paint = async (svgs: Svgs) => {
    const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    for (const svg of svgs) context.drawImage(await load(svg), 0, 0, SIDE, SIDE);
    return context.getImageData(0, 0, SIDE, SIDE).data;
  };
  /** The longest column of ink in each half of what one picture has and the other has not. */
  const measure = (one: Uint8ClampedArray, other: Uint8ClampedArray): number[] => {
    const columns = Array.from({ length: SIDE }, () => 0);
    for (let at = 0; at < SIDE * SIDE; at += 1) {
      const isInk = (other[4 * at + 1] ?? 0) - (one[4 * at + 1] ?? 0) > 24;
      if (isInk) columns[at % SIDE] = (columns[at % SIDE] ?? 0) + 1;
    }
    const isDrawn = (count: number) => count > 0;
    const middle = (columns.findIndex(isDrawn) + columns.findLastIndex(isDrawn)) / 2;
    return [columns.slice(0, middle), columns.slice(middle)].map(
      (half) => Math.max(...half) / SIDE,
    );
  };
  return Promise.all([paint(open), paint(shut)]).then(([seen, blinking]) => ({
    pupils: measure(seen, blinking),
    lids: measure(blinking, seen),
  }));
}

test('every presenter looks at the viewer, and a blink closes both eyes', async ({ page }) => {
  await page.goto('/login');
  expect(PRESENTERS.length).toBeGreaterThan(20);
  for (const { name, recipe } of PRESENTERS) {
    const { belowMouth, aboveMouth } = presenterLayers(recipe);
    const shown = (eyes: 'open' | 'closed') =>
      [...belowMouth, ...aboveMouth]
        .filter((layer) => layer.eyes === undefined || layer.eyes === eyes)
        .map(({ svg }) => svg);
    const { pupils, lids } = await page.evaluate(eyesDrawn, {
      open: shown('open'),
      shut: shown('closed'),
    });
    for (const height of pupils) expect(height, `${name}: open`).toBeGreaterThan(0.022);
    for (const height of lids) expect(height, `${name}: shut`).toBeLessThan(0.018);
  }
});
