import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, createServer, defaultClientConditions, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './machine/findChromium.mjs';
import { ROOT } from './run.mjs';

const PAGE = 'packages/studio/bench/index.html';

/** @satisfies {import('vite').InlineConfig} */
const COMMON = {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
  worker: { format: 'es' },
};

/**
 * Serves the page as a product would: bundled, so that workers start with few files.
 *
 * @param {import('vite').Plugin[]} [plugins]
 */
export async function serveBuilt(plugins = []) {
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-studio-'));
  await build({
    ...COMMON,
    worker: { ...COMMON.worker, plugins: () => plugins },
    build: { outDir, target: 'esnext', rolldownOptions: { input: join(ROOT, PAGE) } },
  });
  const server = await preview({ ...COMMON, build: { outDir }, preview: { port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Serves the page from the sources. */
export async function serveSources() {
  const server = await createServer({
    ...COMMON,
    cacheDir: 'node_modules/.vite-bench',
    server: { hmr: false, watch: null, port: 0 },
    optimizeDeps: {
      entries: [PAGE, 'packages/studio/src/**/*.worker.ts'],
      // If it were only discovered while a worker runs, it would be bundled then, and the page reloaded
      // under the worker.
      include: ['@mediabunny/aac-encoder'],
    },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/**
 * @typedef {NonNullable<Window['lecternBench']>} Bench
 * @typedef {import('../../packages/studio/bench/bench.ts').FilmWish} FilmWish
 * @typedef {Awaited<ReturnType<typeof openStudio>>} Studio
 */

/**
 * Opens the studio in headless Chromium, for scripts that make films with it (packages/studio/bench).
 *
 * @param {{ isBuilt?: boolean; plugins?: import('vite').Plugin[] }} [options] - Whether the page is bundled
 *   first, its workers with these plugins. Bundle it to measure time: from the sources every worker loads a
 *   hundred files again.
 */
export async function openStudio({ isBuilt = false, plugins = [] } = {}) {
  const server = await (isBuilt ? serveBuilt(plugins) : serveSources());
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.url}${PAGE}`);
  await page.waitForFunction(() => window.lecternBench !== undefined);
  const bench = await page.evaluateHandle(() => {
    if (!window.lecternBench) throw new Error('The page has lost its bench.');
    return window.lecternBench;
  });
  return {
    version: browser.version(),
    forget: () => bench.evaluate((studio) => studio.forget()),
    endIdle: () => bench.evaluate((studio) => studio.endIdle()),
    /** @param {string} script */
    speak: (script) => bench.evaluate((studio, text) => studio.speak(text), script),
    /** @param {string} script */
    prepare: (script) => bench.evaluate((studio, text) => studio.prepare(text), script),
    /** @param {Parameters<Bench['render']>} wanted - The format, and an edit. */
    render: (...wanted) => bench.evaluate((studio, args) => studio.render(...args), wanted),
    /** @param {Parameters<Bench['pictures']>} wanted - The format, how many parts, and an edit. */
    pictures: (...wanted) => bench.evaluate((studio, args) => studio.pictures(...args), wanted),
    /** @param {Parameters<Bench['inPieces']>} wanted - The format, and an edit. */
    async inPieces(...wanted) {
      const video = await bench.evaluate((studio, args) => studio.inPieces(...args), wanted);
      return Buffer.from(video, 'base64');
    },
    /** @param {Parameters<Bench['luma']>} wanted - The format, and frames. */
    async luma(...wanted) {
      const planes = await bench.evaluate((studio, args) => studio.luma(...args), wanted);
      return planes.map((plane) => Buffer.from(plane, 'base64'));
    },
    /** @param {Parameters<Bench['seams']>} wanted - The format, and an edit. */
    seams: (...wanted) => bench.evaluate((studio, args) => studio.seams(...args), wanted),
    /** @param {Parameters<Bench['repaints']>[0]} wish */
    repaints: (wish) => bench.evaluate((studio, wanted) => studio.repaints(wanted), wish),
    layersDrawn: () => bench.evaluate((studio) => studio.layersDrawn()),
    /** @param {Parameters<Bench['cancelled']>[0]} format */
    cancelled: (format) => bench.evaluate((studio, wanted) => studio.cancelled(wanted), format),
    /** The number of the page's running workers, without those of the audio encoder. */
    workers: () => page.workers().filter((worker) => !worker.url().startsWith('blob:')).length,
    /** @param {() => void} onStart - Called for each worker that the page starts. */
    onWorker: (onStart) => {
      page.on('worker', (worker) => worker.url().startsWith('blob:') || onStart());
    },
    parts: () => bench.evaluate((studio) => studio.parts()),
    corruptParts: () => bench.evaluate((studio) => studio.corruptParts()),
    /** @param {Parameters<Bench['still']>} wanted - The format, how many frames, and by which method. */
    still: (...wanted) => bench.evaluate((studio, args) => studio.still(...args), wanted),
    /** Seconds that the browser has kept processors busy so far, whatever else the machine did. */
    async processorTime() {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    },
    /** Resident memory of the browser's renderer processes in bytes; Linux only. */
    async rendererMemory() {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      let total = 0;
      for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
        const memory = await readFile(`/proc/${id}/statm`, 'utf8').catch(() => '');
        total += Number(memory.split(' ')[1] ?? 0) * 4096;
      }
      return total;
    },
    /** @param {FilmWish} wish */
    async film(wish) {
      const made = await bench.evaluate((studio, wanted) => studio.film(wanted), wish);
      return {
        ...made,
        video: Buffer.from(made.video, 'base64'),
        poster: Buffer.from(made.poster, 'base64'),
      };
    },
    /**
     * A JPEG of images in rows, with two names and their rows next to each other.
     *
     * @param {readonly string[]} names
     * @param {readonly (readonly string[])[]} rows - Files.
     */
    async sheet(names, rows) {
      const sheet = await browser.newPage({ viewport: { width: 1500, height: 300 } });
      const cells = await Promise.all(
        rows.map(async (files, i) => {
          const pictures = await Promise.all(
            files.map(async (file) => (await readFile(file)).toString('base64')),
          );
          const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`);
          return `<figure><figcaption>${names[i]}</figcaption>${images.join('')}</figure>`;
        }),
      );
      await sheet.setContent(
        `<style>body{margin:12px;font:600 13px sans-serif;background:#fbf8f1;color:#1e1a15;
        display:grid;grid-template-columns:repeat(2,1fr);gap:10px 14px}figure{margin:0;
        display:flex;flex-wrap:wrap;align-items:start;align-content:start;gap:3px}figcaption{width:100%}img{width:calc(33.3% - 2px);height:auto}
        </style>${cells.join('')}`,
        { waitUntil: 'load' },
      );
      return sheet.screenshot({ type: 'jpeg', quality: 78, fullPage: true });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
