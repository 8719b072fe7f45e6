/**
 * Opens libraries of two thousand in the hosted build, over a server that gives them in one page, types
 * into their search, and scrolls them, in headless Chromium; prints how long each keystroke took to be
 * painted and how long the frames were.
 * Asserts nothing: times differ from machine to machine, and from run to run.
 *
 *   node scripts/bench-libraries.mjs                  builds the app first
 *   node scripts/bench-libraries.mjs --build DIR     takes a hosted build that is there
 *   node scripts/bench-libraries.mjs --only scripts --rounds 2
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './lib/findChromium.mjs';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/staticServer.mjs';

/** @typedef {import('playwright').Page} Page */

const { values: options } = parseArgs({
  options: {
    build: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

const COUNT = 2_000;
const WORDS = ['launch', 'welcome', 'harvest', 'quarterly', 'otters'];

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#886" d="M0 0h4v5H0z"/></svg>`;

/** @param {number} index */
const at = (index) => new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString();
/** @param {number} index */
const named = (index) => `${WORDS[index % WORDS.length]} number ${index + 1}`;
/** @type {<T>(make: (index: number) => T) => T[]} */
const many = (make) => Array.from({ length: COUNT }, (_unused, index) => make(index));

/**
 * The records of each library, by the path that lists it.
 *
 * @type {Record<string, { name?: string; title?: string }[]>}
 */
const LISTS = {
  '/api/avatars': many((index) => ({
    _id: `avt_${index}`,
    name: named(index),
    gender: index % 2 === 0 ? 'female' : 'male',
    age_range: '25-34',
    category: 'realistic',
    thumbnail_url: '/picture.svg',
    visibility: 'public',
    created_at: at(index),
    updated_at: at(index),
  })),
  '/api/scripts/scripts': many((index) => ({
    _id: `scr_${index}`,
    title: named(index),
    text: `${named(index)}. ${'Words that a presenter says. '.repeat(6)}`,
    tags: [WORDS[index % WORDS.length]],
    created_at: at(index),
    is_ai_generated: index % 3 === 0,
  })),
  '/api/projects': many((index) => ({
    _id: `prj_${index}`,
    name: named(index),
    status: 'completed',
    progress: 100,
    video_url: '/film.mp4',
    thumbnail_url: '/picture.svg',
    created_at: at(index),
    updated_at: at(index),
  })),
};

/**
 * Answers as a server does that gives a whole library at once; true where it did.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  /** @type {(type: string, body: string) => true} */
  const say = (type, body) => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
    return true;
  };
  if (pathname === '/picture.svg') return say('image/svg+xml', PICTURE);
  if (!pathname.startsWith('/api/')) return false;
  const list = LISTS[pathname];
  if (!list) return say('application/json', JSON.stringify(USER));
  const search = searchParams.get('search') ?? '';
  const items = list.filter(({ name, title }) => (name ?? title ?? '').includes(search));
  return say('application/json', JSON.stringify({ items, pages: 1, total: items.length }));
}

const USER = { username: 'ada', email: 'ada@example.com', name: 'Ada' };
const STORED = { access_token: 'a', refresh_token: 'r', user: JSON.stringify(USER) };

const LIBRARIES = [
  { name: 'avatars', path: '/avatars', field: 'Search avatars' },
  { name: 'scripts', path: '/scripts', field: 'Search scripts' },
  { name: 'videos', path: '/videos', field: 'Search videos' },
].filter(({ name }) => !options.only || options.only === name);
const [WORD = ''] = WORDS;

/** Milliseconds between letters, and a rest after the third in which the list is filtered. */
const LETTER = 90;
const REST = 700;

/** @typedef {{ keys: number[]; frames: number[]; isScrolling: boolean }} Watch */

/** Runs in the page: times from a key's own time stamp to the frame that shows it. */
function watch() {
  /** @type {Watch} */
  const watched = { keys: [], frames: [], isScrolling: false };
  Reflect.set(globalThis, 'lecternWatch', watched);
  const { keys, frames } = watched;
  const afterPaint = (/** @type {(now: number) => void} */ done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    (event) => afterPaint((now) => keys.push(now - event.timeStamp)),
    true,
  );
  let last = performance.now();
  const frame = (/** @type {number} */ now) => {
    if (watched.isScrolling) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** @param {readonly number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  return { median: ms(at(0.5)), p95: ms(at(0.95)), max: ms(sorted.at(-1) ?? 0) };
}

/**
 * The page's times so far.
 *
 * @param {Page} page
 * @param {'keys' | 'frames'} what
 */
const take = (page, what) =>
  page.evaluate((list) => {
    /** @type {Watch} */
    const watched = Reflect.get(globalThis, 'lecternWatch');
    return watched[list].splice(0);
  }, what);

/**
 * @param {Page} page
 * @param {boolean} isScrolling
 */
const setScrolling = (page, isScrolling) =>
  page.evaluate((value) => {
    /** @type {Watch} */
    const watched = Reflect.get(globalThis, 'lecternWatch');
    watched.isScrolling = value;
  }, isScrolling);

/**
 * @param {Page} page
 * @param {import('playwright').Locator} field
 * @param {string} word
 */
async function type(page, field, word) {
  await field.click();
  for (const [index, letter] of word.split('').entries()) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(index === 2 ? REST : LETTER);
  }
  await page.waitForTimeout(REST);
  // The full list comes back under the last letters.
  for (const [index] of word.split('').entries()) {
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(index === 2 ? REST : LETTER);
  }
  await page.waitForTimeout(REST);
}

/**
 * The frames while the page is scrolled.
 *
 * @param {Page} page
 * @param {() => Promise<void>} turn
 */
async function scroll(page, turn) {
  await setScrolling(page, true);
  await turn();
  await setScrolling(page, false);
  return take(page, 'frames');
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ name: string; path: string; field: string }} library
 */
async function measure(browser, origin, library) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, STORED);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript(watch);
  await page.goto(`${origin}${library.path}`);
  await page.getByRole('row').first().waitFor();

  const wheel = await scroll(page, async () => {
    await page.mouse.move(800, 500);
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 500);
  });
  const keyboard = await scroll(page, async () => {
    await page.getByRole('row').first().focus();
    // Each waits a little: keys that meet the work of the one before would be counted with it.
    const keys = ['PageDown', 'ArrowDown'].flatMap((key) => Array.from({ length: 15 }, () => key));
    for (const key of [...keys, 'End', 'Home']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(LETTER);
    }
  });
  const moves = await take(page, 'keys');

  const field = page.getByRole('searchbox', { name: library.field });
  await page.evaluate(() => scrollTo(0, 0));
  for (let round = 0; round < Number(options.rounds); round += 1) await type(page, field, WORD);
  const letters = await take(page, 'keys');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return {
    [`${library.name}: a letter of the search`]: { ...summary(letters), count: letters.length },
    [`${library.name}: a key among ${COUNT} cards`]: { ...summary(moves), count: moves.length },
    [`${library.name}: frames of the wheel`]: { ...summary(wheel), count: wheel.length },
    [`${library.name}: frames of the keys`]: { ...summary(keyboard), count: keyboard.length },
    [`${library.name}: DOM nodes`]: { count: nodes },
  };
}

const made = options.build ? null : await mkdtemp(join(tmpdir(), 'lectern-bench-libraries-'));
const folder = options.build ?? made ?? '';
/** @type {import('node:http').Server | undefined} */
let server;
/** @type {import('playwright').Browser | undefined} */
let browser;
try {
  if (made) {
    const outDir = { outDir: made, emptyOutDir: true };
    await build({ root: join(ROOT, 'packages/app'), logLevel: 'error', build: outDir });
  }
  server = createStaticServer({ folder, answer });
  await listen(server, 0, { isFixed: true });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const origin = `http://localhost:${port}`;
  /** @type {Record<string, object>} */
  const rows = {};
  for (const library of LIBRARIES) Object.assign(rows, await measure(browser, origin, library));
  console.log(
    `From a key to its frame, and from frame to frame; window 1440 × 900, ` +
      `Chromium ${browser.version()}, ${availableParallelism()} cores, ` +
      `load ${loadavg()[0]?.toFixed(1)}:`,
  );
  console.table(rows);
} finally {
  await browser?.close();
  server?.close();
  if (made) await rm(made, { recursive: true, force: true });
}
