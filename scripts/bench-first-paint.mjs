/**
 * Measures the first pages of both builds with Lighthouse's mobile preset (a slow phone on a slow network,
 * both simulated) on a static host that compresses, and prints the median figures. Asserts nothing: figures
 * differ from machine to machine, and from run to run.
 *
 *   npm run build && npm run build:embedded && npm run bench:first-paint
 *   npm run bench:first-paint -- --runs 1 --page dashboard
 *   npm run bench:first-paint -- --reports /tmp/reports     (Lighthouse's own, one per visit, as JSON)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { createServer, createServerModuleRunner } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './lib/machine/findChromium.mjs';
import { fromSources } from './lib/builds/fromSources.mjs';
import { median } from './lib/median.mjs';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/server/staticServer.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', default: '' },
    reports: { type: 'string' },
  },
});
const runs = Number(options.runs);

/**
 * The measurements of a page, by the names of Lighthouse's audits; milliseconds, except for the shift,
 * which has no unit.
 */
const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/**
 * Signs in, without tokens to the demo account, and removes what a first visit would not have.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} address
 * @param {Record<string, string> | null} tokens
 */
async function signIn(page, address, tokens) {
  await page.goto(address);
  if (tokens) {
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, tokens);
    await page.reload();
  } else {
    await page.locator('::-p-aria(Use the demo account[role="button"])').click();
  }
  await page.locator('::-p-aria(Recent videos[role="list"])').wait();
  // Wait until the pictures that the demo account keeps for the next visit are written.
  if (!tokens) await page.waitForNetworkIdle({ idleTime: 1_000 });
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    for (const registration of await serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** The modules of the hosted tests' backend, which load further modules as they run. */
const vite = await createServer({
  ...fromSources,
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
});
const runner = createServerModuleRunner(vite.environments.ssr);

/**
 * The parts of the hosted tests' backend that this file uses (packages/app/e2e/hosted/backend).
 *
 * @typedef {{ url: string; stop: () => Promise<void> }} HostedBackend
 * @typedef {{
 *   addVideo: (name: string) => Promise<unknown>;
 *   signIn: () => Promise<Record<string, string>>;
 * }} Person
 */

/** Starts the hosted build with the tests' backend, and returns the tokens of a user with four videos. */
async function startHosted() {
  const folder = '/packages/app/e2e/hosted/backend';
  /** @type {{ startBackend: (build: undefined, options: object) => Promise<HostedBackend> }} */
  const { startBackend } = await runner.import(`${folder}/startBackend.ts`);
  /** @type {{ addPerson: (server: HostedBackend, name: string) => Promise<Person> }} */
  const { addPerson } = await runner.import(`${folder}/people.ts`);
  const server = await startBackend(undefined, { isCompressed: true });
  const ada = await addPerson(server, 'ada');
  for (const name of ['One', 'Two', 'Three', 'Four']) await ada.addVideo(name);
  return { address: server.url, tokens: await ada.signIn(), stop: server.stop };
}

/** @param {string} build */
async function startStatic(build) {
  const folder = join(ROOT, 'packages/app', build);
  const server = createStaticServer({ folder, isCompressed: true });
  const address = `http://127.0.0.1:${await listen(server, 4500)}`;
  return { address, tokens: null, stop: () => Promise.resolve(void server.close()) };
}

const PAGES = [
  { name: 'sign-in, hosted', build: 'dist', path: '/login', isSignedIn: false },
  { name: 'sign-in', build: 'dist-embedded', path: '/login', isSignedIn: false },
  { name: 'dashboard, hosted', build: 'dist', path: '/', isSignedIn: true },
  { name: 'dashboard', build: 'dist-embedded', path: '/', isSignedIn: true },
];

/**
 * One visit with an empty cache; null if Lighthouse lost its recording, as it does now and then.
 *
 * @param {{ build: string; path: string; isSignedIn: boolean }} page
 */
async function visit({ build, path, isSignedIn }) {
  const isHosted = isSignedIn && build === 'dist';
  const { address, tokens, stop } = await (isHosted ? startHosted() : startStatic(build));
  const executablePath = findChromium();
  const browser = await puppeteer.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage();
  if (isSignedIn) await signIn(page, address, tokens);
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  const result = await lighthouse(
    address + path,
    { onlyCategories: ['performance'], disableStorageReset: isSignedIn, logLevel: 'error' },
    undefined,
    page,
  );
  await browser.close();
  await stop();
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART') return null;
  if (runtimeError) throw new Error(runtimeError.message);
  if (options.reports) {
    mkdirSync(options.reports, { recursive: true });
    const file = join(options.reports, `${build}${path.replaceAll('/', '-')}-${Date.now()}.json`);
    writeFileSync(file, JSON.stringify(result.lhr));
  }
  const figures = Object.values(AUDITS).map((id) => audits[id]?.numericValue ?? Number.NaN);
  return [(categories.performance?.score ?? 0) * 100, ...figures];
}

for (const each of PAGES.filter(({ name }) => name.includes(options.page))) {
  /** @type {number[][]} */
  const visits = [];
  while (visits.length < runs) {
    const figures = await visit(each);
    if (figures) visits.push(figures);
  }
  const [score = 0, ...figures] = (visits[0] ?? []).map((_, index) =>
    median(visits.map((figuresOfVisit) => figuresOfVisit[index] ?? Number.NaN)),
  );
  const words = Object.keys(AUDITS).map((name, index) => {
    const value = figures[index] ?? Number.NaN;
    return name === 'shift' ? `${name} ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
  });
  console.log(`${each.name.padEnd(18)} ${score.toFixed(0).padStart(3)}  ${words.join(', ')}`);
}
console.log(
  `${runs} visits a page; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.`,
);
await vite.close();
