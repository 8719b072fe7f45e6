/**
 * Measures rendering in headless Chromium and prints the figures. Asserts nothing: times differ from
 * machine to machine, and from run to run.
 *
 *   npm run bench:render            three runs of each
 *   npm run bench:render -- --runs 1 --skip-memory
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './lib/findChromium.mjs';
import { serveStudio } from './lib/studioServer.mjs';

/** About 20 s in the voice of the bench. */
const SCRIPT =
  'Good morning, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Short words and short sentences are easy to follow. ' +
  'Second, begin with the point, and explain it after that. ' +
  'Third, stop when you have said it. Nobody ever complained that a film was over too soon.';

const FORMATS = {
  '720p30': { width: 1280, height: 720, frameRate: 30 },
  '1080p30': { width: 1920, height: 1080, frameRate: 30 },
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    'skip-memory': { type: 'boolean', default: false },
  },
});

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function openBench(browser, url) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${url}packages/studio/bench/index.html`);
  await page.waitForFunction(() => window.lecternBench !== undefined);
  return page;
}

const speak = (page, script) => page.evaluate((text) => window.lecternBench.speak(text), script);

const render = (page, format) => page.evaluate((size) => window.lecternBench.render(size), format);

const still = (page, format, frames, feed) =>
  page.evaluate(
    ([size, count, how]) => window.lecternBench.still(size, count, how),
    [format, frames, feed],
  );

/** Medians of some runs of one format, and of the encoder alone, taken in turns. */
async function measure(page, name, runs) {
  const format = FORMATS[name];
  // The first run loads and compiles what the others find ready.
  await speak(page, SCRIPT);
  const { frames, duration } = await render(page, format);
  const renders = [];
  const stills = { i420: [], canvas: [] };
  for (let run = 0; run < runs; run += 1) {
    const speech = await speak(page, SCRIPT);
    renders.push({ speech, ...(await render(page, format)) });
    for (const feed of ['i420', 'canvas']) {
      stills[feed].push(await still(page, format, frames, feed));
    }
  }
  const of = (pick) => median(renders.map(pick));
  const total = of((run) => run.speech + run.milliseconds);
  const loop = of((run) => run.worker.frames);
  return {
    video: `${duration.toFixed(1)} s, ${(of((run) => run.size) / 1e6).toFixed(1)} MB`,
    total: seconds(total),
    '× real time': ((1000 * duration) / total).toFixed(1),
    speech: percent(
      of((run) => run.speech),
      total,
    ),
    drawing: percent(
      of((run) => run.worker.drawing),
      total,
    ),
    'waiting for video encoder': percent(
      of((run) => run.worker.waiting),
      total,
    ),
    'waiting for audio encoder': percent(
      of((run) => run.worker.sound),
      total,
    ),
    'start and end': percent(
      of((run) => run.milliseconds - run.worker.frames),
      total,
    ),
    loop: seconds(loop),
    'still picture': seconds(median(stills.i420)),
    'loop / still': (loop / median(stills.i420)).toFixed(2),
    'still canvas': seconds(median(stills.canvas)),
    'loop / still canvas': (loop / median(stills.canvas)).toFixed(2),
  };
}

/** Resident memory of the browser's renderer processes in bytes; Linux only. */
async function rendererMemory(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  let total = 0;
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    const memory = await readFile(`/proc/${id}/statm`, 'utf8').catch(() => '');
    total += Number(memory.split(' ')[1] ?? 0) * 4096;
  }
  return total;
}

/** Memory above what was there, medians and most, rendering the script so many times over. */
async function measureMemory(browser, url, times) {
  const page = await openBench(browser, url);
  const cdp = await browser.newBrowserCDPSession();
  // The first render loads what all renders share.
  await speak(page, SCRIPT);
  await render(page, FORMATS['720p30']);
  await speak(page, Array.from({ length: times }, () => SCRIPT).join(' '));
  const before = await rendererMemory(cdp);
  const samples = [];
  const watch = setInterval(() => {
    rendererMemory(cdp).then(
      (memory) => samples.push(memory - before),
      // A look that fails is one sample less.
      () => undefined,
    );
  }, 25);
  const { duration } = await render(page, FORMATS['720p30']);
  clearInterval(watch);
  await page.close();
  const mebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  const half = Math.floor(samples.length / 2);
  return {
    video: `${Math.round(duration)} s`,
    'first half': mebibytes(median(samples.slice(0, half))),
    'second half': mebibytes(median(samples.slice(half))),
    most: mebibytes(Math.max(...samples)),
  };
}

const server = await serveStudio();
const url = server.resolvedUrls?.local[0] ?? '';
const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
let browser = await launch();
try {
  const page = await openBench(browser, url);
  const rows = {};
  for (const name of Object.keys(FORMATS)) {
    rows[name] = await measure(page, name, Number(options.runs));
  }
  console.log(`Medians of ${options.runs} runs, Chromium ${browser.version()}:`);
  const names = Object.keys(rows['720p30']);
  console.table(
    Object.fromEntries(
      names.map((row) => [
        row,
        Object.fromEntries(Object.keys(rows).map((f) => [f, rows[f][row]])),
      ]),
    ),
  );
  await browser.close();
  if (!options['skip-memory'] && process.platform === 'linux') {
    const memory = [];
    for (const times of [1, 9, 27]) {
      browser = await launch();
      memory.push(await measureMemory(browser, url, times));
      await browser.close();
    }
    // It rises until garbage is first collected, and from then on no more.
    console.log('Memory of the page and its workers while rendering:');
    console.table(memory);
  }
} finally {
  await browser.close();
  await server.close();
}
