import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';
import { serveStudio } from './studioServer.mjs';

/**
 * The studio in headless Chromium, for scripts that have it make films (mocks/studio/bench).
 *
 * @returns `film`, which makes one as `Film` of bench.ts with Buffers, and `close`.
 */
export async function openStudio({ port = 0 } = {}) {
  const server = await serveStudio(port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls.local[0]}mocks/studio/bench/index.html`);
  await page.waitForFunction(() => window.lecternBench !== undefined);
  return {
    async film(wish) {
      const made = await page.evaluate((wanted) => window.lecternBench.film(wanted), wish);
      return {
        ...made,
        video: Buffer.from(made.video, 'base64'),
        poster: Buffer.from(made.poster, 'base64'),
        captions: Buffer.from(made.captions, 'base64').toString(),
      };
    },
    /** A JPEG of pictures in rows, three names and their rows beside each other. */
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
        display:grid;grid-template-columns:repeat(3,1fr);gap:10px 14px}figure{margin:0;
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
