/**
 * Mounts grids of 5,000 cards in headless Chromium, built as for production, moves through each with the
 * keyboard and the wheel, and prints the figures. Asserts nothing: times differ from machine to machine,
 * and from run to run.
 *
 *   npm run bench:cards                 nine runs of each kind of card
 *   npm run bench:cards -- --runs 3 --count 500
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './lib/machine/findChromium.mjs';
import { fromSources } from './lib/builds/fromSources.mjs';
import { median } from './lib/median.mjs';

/** Key presses and wheel turns per layout. */
const STEPS = 60;
/** Milliseconds between two key presses, as when someone holds a key down. */
const KEY_PAUSE = 33;

/**
 * The types of the page's own API (packages/ui/bench/cardGrid/bench.jsx); times in milliseconds.
 *
 * @typedef {{ mounted: number; painted: number; nodes: number; cards: number }} Outcome
 * @typedef {{
 *   layouts: string[];
 *   mount: (what: { layout: string; count: number }) => Promise<Outcome>;
 *   unmount: () => void;
 *   watch: () => void;
 *   watched: () => { keys: number[]; frames: number[] };
 * }} CardBench
 */

const root = fileURLToPath(new URL('../packages/ui/bench/cardGrid', import.meta.url));

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    count: { type: 'string', default: '5000' },
  },
});
const runs = Number(options.runs);
const count = Number(options.count);

/** @param {number} value */
const milliseconds = (value) => `${value.toFixed(0)} ms`;

/** @param {number[]} values */
const p95 = (values) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;

const outDir = await mkdtemp(join(tmpdir(), 'lectern-bench-cards-'));
/** @satisfies {import('vite').InlineConfig} */
const config = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } };
/** @type {import('vite').PreviewServer | undefined} */
let server;
/** @type {import('playwright').Browser | undefined} */
let browser;
try {
  await build({
    ...config,
    plugins: [react(), vanillaExtractPlugin()],
    ...fromSources,
  });
  server = await preview({ ...config, preview: { port: 0 } });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'lecternCardBench' in window);
  const bench = await page.evaluateHandle(() => {
    /** @type {CardBench} */
    const found = Reflect.get(window, 'lecternCardBench');
    return found;
  });
  const layouts = await bench.evaluate(({ layouts: names }) => names);
  // The time that the page's own thread was busy: unlike the clock, it excludes other work of the machine.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const mount = async (/** @type {string} */ layout) => {
    const before = await worked();
    const outcome = await bench.evaluate((page, what) => page.mount(what), { layout, count });
    const cpu = (await worked()) - before;
    await bench.evaluate((page) => page.unmount());
    return { ...outcome, cpu };
  };
  const move = async (/** @type {string} */ layout) => {
    await bench.evaluate((page, what) => page.mount(what), { layout, count });
    await page.keyboard.press('Tab');
    await bench.evaluate((page) => page.watch());
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(step % 10 === 9 ? 'PageDown' : 'ArrowDown');
      await page.waitForTimeout(KEY_PAUSE);
    }
    await page.mouse.move(700, 450);
    const { keys } = await bench.evaluate((page) => page.watched());
    await bench.evaluate((page) => page.watch());
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(16);
    }
    const { frames } = await bench.evaluate((page) => page.watched());
    await bench.evaluate((page) => page.unmount());
    return { keys, frames };
  };
  /** @type {Record<string, Record<string, string | number>>} */
  const rows = {};
  for (const layout of layouts) {
    const first = await mount(layout);
    /** @type {(Outcome & { cpu: number })[]} */
    const outcomes = [];
    for (let run = 0; run < runs; run += 1) outcomes.push(await mount(layout));
    const of = (/** @type {(run: Outcome & { cpu: number }) => number} */ pick) =>
      outcomes.map(pick);
    const { keys, frames } = await move(layout);
    rows[layout] = {
      'first in the document': milliseconds(first.mounted),
      'in the document': milliseconds(median(of((run) => run.mounted))),
      painted: milliseconds(median(of((run) => run.painted))),
      'of which work': milliseconds(median(of((run) => run.cpu))),
      fastest: milliseconds(Math.min(...of((run) => run.mounted))),
      'key press to its frame, p95': milliseconds(p95(keys)),
      'wheel frame, p95': milliseconds(p95(frames)),
      'cards drawn': median(of((run) => run.cards)),
      'DOM nodes': Math.max(...of((run) => run.nodes)),
    };
  }
  console.log(
    `${count} cards, window 1440 × 900, medians of ${runs} runs after the first, ` +
      `Chromium ${browser.version()}, ${availableParallelism()} cores, ` +
      `load ${loadavg()[0]?.toFixed(1)}:`,
  );
  console.table(rows);
} finally {
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
}
