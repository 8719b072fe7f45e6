/**
 * Measures rendering in headless Chromium and prints the figures. Asserts nothing: times differ from
 * machine to machine, and from run to run.
 *
 *   npm run bench:render            three runs of each
 *   npm run bench:render -- --runs 1 --skip-memory
 *   npm run bench:render -- --only-memory      films of 20 s, three and ten minutes
 */
import { parseArgs } from 'node:util';
import { median } from './lib/median.mjs';
import { openStudio } from './lib/studioPage.mjs';

/** @typedef {import('./lib/studioPage.mjs').Studio} Studio */

/** About 20 s in the bench's voice. */
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
    'only-memory': { type: 'boolean', default: false },
  },
});

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
/** @type {(part: number, whole: number) => string} */
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/**
 * Medians of some runs of one format, and of the encoder alone, in alternation.
 *
 * @param {Studio} studio
 * @param {typeof FORMATS[keyof typeof FORMATS]} format
 * @param {number} runs
 */
async function measure(studio, format, runs) {
  // The first run loads and compiles what the later ones find ready.
  await studio.speak(SCRIPT);
  const { frames, duration } = await studio.render(format);
  /** @typedef {Awaited<ReturnType<Studio['render']>> & { speech: number }} Run */
  /** @type {Run[]} */
  const renders = [];
  /** @type {{ i420: number[]; canvas: number[] }} */
  const stills = { i420: [], canvas: [] };
  for (let run = 0; run < runs; run += 1) {
    // Each film on its own: none finds workers left from the run before.
    await studio.endIdle();
    const speech = await studio.speak(SCRIPT);
    renders.push({ speech, ...(await studio.render(format)) });
    for (const feed of /** @type {const} */ (['i420', 'canvas'])) {
      stills[feed].push(await studio.still(format, frames, feed));
    }
  }
  /** @param {(run: Run) => number} pick */
  const of = (pick) => median(renders.map(pick));
  const total = of((run) => run.speech + run.milliseconds);
  const loop = of((run) => run.worker.pictures);
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
    'waiting for sound at the end': percent(
      of((run) => run.worker.sound),
      total,
    ),
    'start and end': percent(
      of((run) => run.milliseconds - run.worker.pictures),
      total,
    ),
    workers: of((run) => run.worker.workers),
    segments: of((run) => run.worker.segments),
    loop: seconds(loop),
    'still picture': seconds(median(stills.i420)),
    'loop / still': (loop / median(stills.i420)).toFixed(2),
    'still canvas': seconds(median(stills.canvas)),
    'loop / still canvas': (loop / median(stills.canvas)).toFixed(2),
  };
}

/**
 * Memory above the initial level, median and maximum, while rendering the script repeated so many times.
 *
 * @param {Studio} studio
 * @param {number} times
 */
async function measureMemory(studio, times) {
  // The first render loads what all renders share.
  await studio.speak(SCRIPT);
  await studio.render(FORMATS['720p30']);
  await studio.speak(Array.from({ length: times }, () => SCRIPT).join(' '));
  const before = await studio.rendererMemory();
  /** @type {number[]} */
  const samples = [];
  const watch = setInterval(() => {
    studio.rendererMemory().then(
      (memory) => samples.push(memory - before),
      // A failed reading is one sample less.
      () => undefined,
    );
  }, 25);
  const { duration } = await studio.render(FORMATS['720p30']);
  clearInterval(watch);
  const mebibytes = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  const half = Math.floor(samples.length / 2);
  return {
    video: `${Math.round(duration)} s`,
    'first half': mebibytes(median(samples.slice(0, half))),
    'second half': mebibytes(median(samples.slice(half))),
    most: mebibytes(Math.max(...samples)),
  };
}

/**
 * Gives each measurement a studio of its own.
 *
 * @template T
 * @param {(studio: Studio) => Promise<T>} measuring
 */
async function withStudio(measuring) {
  const studio = await openStudio({ isBuilt: true });
  try {
    return await measuring(studio);
  } finally {
    await studio.close();
  }
}

if (!options['only-memory'])
  await withStudio(async (studio) => {
    const small = await measure(studio, FORMATS['720p30'], Number(options.runs));
    const large = await measure(studio, FORMATS['1080p30'], Number(options.runs));
    console.log(`Medians of ${options.runs} runs, Chromium ${studio.version}:`);
    const rows = Object.entries({ '720p30': small, '1080p30': large }).flatMap(([format, row]) =>
      Object.entries(row).map(([what, value]) => ({ what, format, value })),
    );
    console.table(
      Object.fromEntries(
        Object.keys(small).map((what) => [
          what,
          Object.fromEntries(
            rows.filter((row) => row.what === what).map(({ format, value }) => [format, value]),
          ),
        ]),
      ),
    );
  });
if (!options['skip-memory'] && process.platform === 'linux') {
  const memory = [];
  for (const times of [1, 9, 30]) {
    memory.push(await withStudio((studio) => measureMemory(studio, times)));
  }
  // Memory rises until the first garbage collection, and no further after it.
  console.log('Memory of the page and its workers while rendering:');
  console.table(memory);
}
