/**
 * Measures what reusing sentences and parts saves, in headless Chromium, and prints the figures. Asserts
 * nothing: times differ from machine to machine, and from run to run.
 *
 *   npm run bench:parts                  a film of three minutes, then the same with one changed word;
 *                                        rows of a table, and as many films made on their own
 *   npm run bench:parts -- --runs 1 --rows 5
 *   npm run bench:parts -- --only-table --rows 50     all rows of a table, not a part of them
 *   npm run bench:parts -- --only-word
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { median } from './lib/median.mjs';
import { openStudio } from './lib/studioPage.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    rows: { type: 'string', default: '10' },
    'only-table': { type: 'boolean', default: false },
    'only-word': { type: 'boolean', default: false },
  },
});
const [runs, rows] = [Number(options.runs), Number(options.rows)];

const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/** Half a minute in the bench's voice, no two sentences alike. */
const SENTENCES = [
  'Good morning, and welcome to the first of our talks about bread and patience.',
  'Today we look at three simple ways to bake a better loaf, and at one that never works.',
  'First, weigh your flour, because no two cups on this street hold the same.',
  'Second, let the dough rest for as long as you can bear to wait.',
  'Third, heat the stone until the whole kitchen is warm, and then a little more.',
  'On Friday we open the doors at nine, and lunch is on the house.',
];

/** Three minutes; each half minute names a different day. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'];
const script = (changed = '') =>
  DAYS.flatMap((day, i) =>
    SENTENCES.map((sentence) =>
      sentence
        .replace(/^\w+/u, (first) => `${day}, chapter ${i + 1}. ${first}`)
        .replace('nine', i === 3 && changed ? changed : 'nine'),
    ),
  ).join(' ');

/** Four sentences of a table's recipe; one contains the name. @param {number} row */
const greeting = (row) =>
  [
    `Good morning, ${NAMES[row % NAMES.length]}, and welcome to team ${row + 1}.`,
    'Your desk is on the second floor, by the window, and it is yours from today.',
    'At noon we eat together, and everyone is glad to tell you how things work here.',
    'Bring your questions on Friday, and we will answer every one of them.',
  ].join(' ');
const NAMES = [
  'Anna',
  'Boris',
  'Carla',
  'David',
  'Emma',
  'Felix',
  'Greta',
  'Henry',
  'Ida',
  'Jonas',
];

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

/** Benchmarks a film of three minutes, and the same film with one changed word. */
async function benchWord() {
  const words = ['ten', 'noon', 'dawn', 'four', 'six', 'eight', 'five', 'seven'];
  /** @type {{ whole: Made; changed: Made }[]} */
  const pairs = [];
  for (let run = 0; run < runs; run += 1) {
    await studio.forget();
    const whole = await make(script(), false);
    // Workers have stopped by the time that a user has changed a word.
    await studio.endIdle();
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
  console.log(
    `The changed film takes ${share(({ render }) => render)} of the whole's render, with speech ` +
      `${share(({ speech, render }) => speech + render)}.`,
  );
}

/** Benchmarks the rows of a table, and as many films made on their own. */
async function benchTable() {
  /** @type {{ single: number; row: number; kept: number; segments: number }[]} */
  const table = Array.from({ length: rows }, () => ({ single: 0, row: 0, kept: 0, segments: 0 }));
  for (const [row, figures] of table.entries()) {
    await studio.forget();
    const { speech, render } = await make(greeting(row), false);
    figures.single = speech + render;
  }
  await studio.forget();
  for (const [row, figures] of table.entries()) {
    const start = performance.now();
    await studio.speak(greeting(row));
    // As the table queue does: the next row's new sentence is synthesised while this film is drawn.
    const next = row + 1 < rows ? studio.prepare(greeting(row + 1)) : null;
    const { worker } = await studio.render(FORMAT, undefined, { reuse: true });
    await next;
    const { kept, segments } = worker;
    Object.assign(figures, { row: performance.now() - start, kept, segments });
  }
  /** @type {(rows: typeof table, pick: (row: typeof table[number]) => number) => number} */
  const sum = (some, pick) => some.reduce((total, row) => total + pick(row), 0);
  const [first, ...others] = table;
  const single = sum(table, (row) => row.single) / rows;
  const fifty = (first?.row ?? 0) + (49 * sum(others, ({ row }) => row)) / others.length;
  console.log(
    `A table of ${rows} rows takes ${percent(
      sum(table, ({ row }) => row),
      rows * single,
    )} of ` +
      `as many films on their own (${seconds(single)} s each), so one of 50 rows would take ` +
      `${percent(fifty, 50 * single)}; parts kept of a row: ` +
      `${table.map(({ kept, segments }) => `${kept}/${segments}`).join(' ')}.`,
  );
}

try {
  // The first film loads and compiles what the later ones find ready.
  await make(SENTENCES.join(' '), false);
  if (!options['only-table']) await benchWord();
  if (!options['only-word']) await benchTable();
} finally {
  await studio.close();
}
