/**
 * Measures what kept sentences and parts save, in headless Chromium, and prints the figures. Asserts
 * nothing: times differ from machine to machine, and from run to run.
 *
 *   npm run bench:parts                  a film of three minutes, then the same with one changed word
 *   npm run bench:parts -- --runs 1
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { median } from './lib/median.mjs';
import { openStudio } from './lib/studioPage.mjs';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(options.runs);

const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/** Half a minute in the voice of the bench, no two sentences alike. */
const SENTENCES = [
  'Good morning, and welcome to the first of our talks about bread and patience.',
  'Today we look at three simple ways to bake a better loaf, and at one that never works.',
  'First, weigh your flour, because no two cups on this street hold the same.',
  'Second, let the dough rest for as long as you can bear to wait.',
  'Third, heat the stone until the whole kitchen is warm, and then a little more.',
  'On Friday we open the doors at nine, and lunch is on the house.',
];

/** Three minutes; each half minute names its own day. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'];
const script = (changed = '') =>
  DAYS.flatMap((day, i) =>
    SENTENCES.map((sentence) =>
      sentence
        .replace(/^\w+/u, (first) => `${day}, chapter ${i + 1}. ${first}`)
        .replace('nine', i === 3 && changed ? changed : 'nine'),
    ),
  ).join(' ');

/** @param {number} milliseconds */
const seconds = (milliseconds) => Number((milliseconds / 1000).toFixed(2));
/** @type {(part: number, whole: number) => string} */
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const studio = await openStudio({ isBuilt: true });

/** @typedef {Awaited<ReturnType<typeof make>>} Made */

/**
 * @param {string} text
 * @param {boolean} reuse - Whether parts of earlier films may be used again.
 */
async function make(text, reuse) {
  const speech = await studio.speak(text);
  const { milliseconds, duration, worker } = await studio.render(FORMAT, undefined, { reuse });
  return { speech, render: milliseconds, duration, ...worker };
}

try {
  const words = ['ten', 'noon', 'dawn', 'four', 'six', 'eight', 'five', 'seven'];
  // The first film loads and compiles what the others find ready.
  await make(SENTENCES.join(' '), false);
  /** @type {{ whole: Made; changed: Made }[]} */
  const pairs = [];
  for (let run = 0; run < runs; run += 1) {
    const whole = await make(script(), false);
    pairs.push({ whole, changed: await make(script(words[run]), true) });
  }
  /** @type {(which: 'whole' | 'changed', pick: (made: Made) => number) => number} */
  const of = (which, pick) => median(pairs.map((pair) => pick(pair[which])));
  /** @param {'whole' | 'changed'} which */
  const row = (which) => ({
    film: seconds(1000 * of(which, ({ duration }) => duration)),
    speech: seconds(of(which, ({ speech }) => speech)),
    render: seconds(of(which, ({ render }) => render)),
    planning: seconds(of(which, ({ planning }) => planning)),
    pictures: seconds(of(which, ({ pictures }) => pictures)),
    'waiting for sound': seconds(of(which, ({ sound }) => sound)),
    saving: seconds(of(which, ({ saving }) => saving)),
    parts: of(which, ({ segments }) => segments),
    kept: of(which, ({ kept }) => kept),
  });
  console.log(`Medians of ${runs} runs, seconds; load ${loadavg()[0]?.toFixed(1)}:`);
  console.table({ whole: row('whole'), 'one word changed': row('changed') });
  /** @param {(made: Made) => number} pick */
  const share = (pick) => percent(of('changed', pick), of('whole', pick));
  console.log(`The changed film takes ${share(({ render }) => render)} of the whole's render.`);
} finally {
  await studio.close();
}
