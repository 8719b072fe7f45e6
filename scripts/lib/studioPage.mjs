import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';
import { serveStudio } from './studioServer.mjs';

const PAGE = 'packages/studio/bench/index.html';

/** Serves the page as a product would: bundled, so that workers start with a few files. */
async function serveBuilt(port) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-studio-'));
  const common = { root, configFile: false, logLevel: 'error' };
  await build({
    ...common,
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir, target: 'esnext', rolldownOptions: { input: join(root, PAGE) } },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port } });
  return {
    resolvedUrls: server.resolvedUrls,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/**
 * The studio in headless Chromium, for scripts that have it make films (packages/studio/bench).
 *
 * @param isBuilt - Whether the page is bundled first; where time is measured, it should be: from the
 * sources every worker loads a hundred files anew.
 * @returns `film`, which makes one as `Film` of bench.ts with Buffers, `speak` and `render` as the
 * functions of bench.ts, `processorTime`, and `close`.
 */
export async function openStudio({ port = 0, isBuilt = false } = {}) {
  const server = isBuilt ? await serveBuilt(port) : await serveStudio(port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls.local[0]}${PAGE}`);
  await page.waitForFunction(() => window.lecternBench !== undefined);
  return {
    speak: (script) => page.evaluate((text) => window.lecternBench.speak(text), script),
    render: (format, edit) =>
      page.evaluate(([size, wanted]) => window.lecternBench.render(size, wanted), [format, edit]),
    /** Seconds that the browser has kept processors busy so far, whatever else the machine did. */
    async processorTime() {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    },
    async film(wish) {
      const made = await page.evaluate((wanted) => window.lecternBench.film(wanted), wish);
      return {
        ...made,
        video: Buffer.from(made.video, 'base64'),
        poster: Buffer.from(made.poster, 'base64'),
        captions: Buffer.from(made.captions, 'base64').toString(),
      };
    },
    /** A JPEG of pictures in rows, two names and their rows beside each other. */
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
