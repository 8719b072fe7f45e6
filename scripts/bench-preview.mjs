/**
 * Plays the live preview in the built app, in headless Chromium, and prints how many of its frames were
 * drawn. Asserts nothing: figures differ from machine to machine, and from run to run.
 *
 *   npm run build:embedded && npm run bench:preview            three runs
 *   npm run bench:preview -- --runs 1 --presenter Wren
 */
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './lib/machine/findChromium.mjs';
import { freePort } from './lib/machine/freePort.mjs';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/server/staticServer.mjs';

/** About 20 s, in which the gesture rules produce a wave, a count and a pointing hand. */
const SCRIPT =
  'Hello, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Second, begin with the point, and explain it after that. ' +
  'Third, stop when you have said it. The rest is up to you.';
/** Frames per second of the preview. */
const RATE = 30;
/** Milliseconds without a frame after which the preview has ended. */
const STILL = 1500;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    presenter: { type: 'string', default: 'Amara' },
  },
});

/**
 * Records when a frame is drawn on a canvas of the page; a frame that is already shown is not drawn again.
 */
function noteFrames() {
  /** @type {number[]} */
  const drawn = [];
  const { prototype } = CanvasRenderingContext2D;
  /** @type {{ value?: (...given: unknown[]) => void }} */
  const { value: draw } = Object.getOwnPropertyDescriptor(prototype, 'drawImage') ?? {};
  Reflect.set(prototype, 'drawImage', function drawImage(/** @type {unknown[]} */ ...given) {
    // @ts-expect-error -- The context that draws.
    if (this.canvas.isConnected) drawn.push(performance.now());
    // @ts-expect-error -- The same.
    draw?.apply(this, given);
  });
  Reflect.set(window, 'lecternFrames', drawn);
}

/**
 * Goes from the sign-in page to a presenter whose audio is ready.
 *
 * @param {import('playwright').Page} page
 * @param {string} address
 */
async function openPreview(page, address) {
  /** @param {string} name */
  const press = (name) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto(address);
  await press('Use the demo account');
  await page.getByRole('heading', { name: 'What will you present today?' }).waitFor();
  await page.goto(`${address}/create`);
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(SCRIPT);
  await press('Continue');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Olivia/ }) })
    .click();
  await press('Generate Audio');
  const presenter = page.getByRole('option', { name: new RegExp(`^${options.presenter}`) });
  await presenter.click();
  await page.getByRole('button', { name: 'Play audio' }).waitFor();
}

/**
 * Milliseconds at which frames were drawn while the whole audio played.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<number[]>}
 */
async function play(page) {
  await page.evaluate(() => {
    Reflect.get(window, 'lecternFrames').length = 0;
  });
  await page.getByRole('button', { name: 'Play audio' }).click();
  return page.evaluate(async (still) => {
    /** @type {number[]} */
    const drawn = Reflect.get(window, 'lecternFrames');
    const since = () => performance.now() - (drawn.at(-1) ?? performance.now());
    while (drawn.length === 0 || since() < still) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return drawn;
  }, STILL);
}

const server = createStaticServer({ folder: join(ROOT, 'packages/app/dist-embedded') });
const port = await listen(server, await freePort());
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(noteFrames);
  await openPreview(page, `http://localhost:${port}`);
  console.log(
    `${options.presenter}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (let run = 0; run < Number(options.runs); run += 1) {
    const drawn = await play(page);
    const [first = 0, last = 0] = [drawn[0], drawn.at(-2)];
    const due = Math.round(((last - first) * RATE) / 1000) + 1;
    const dropped = Math.max(0, due - (drawn.length - 1));
    const waits = drawn.slice(1, -1).map((at, i) => at - (drawn[i] ?? at));
    console.log(
      `${due} frames due, ${dropped} dropped (${((100 * dropped) / due).toFixed(1)} %), ` +
        `the longest wait ${Math.max(...waits).toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  server.close();
  await once(server, 'close');
}
