import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../machine/findChromium.mjs';
import { ROOT } from '../run.mjs';
import { sourcesState } from '../builds/sourcesState.mjs';
import { createStaticServer, listen } from '../server/staticServer.mjs';
import { writeWhole } from './writeWhole.mjs';

const FOLDER = 'packages/studio/cli';

/**
 * @typedef {NonNullable<Window['lecternRender']>} Page
 * @typedef {import('../../../packages/studio/src/recipe/recipe.ts').Recipe} Recipe
 * @typedef {import('../../../packages/studio/src/types.ts').StudioProgress} Progress
 * @typedef {import('../../../packages/studio/cli/page.ts').Failure} Failure
 * @typedef {Parameters<Page['save']>[0]} FileKind
 * @typedef {Awaited<ReturnType<typeof openRenderPage>>} RenderPage
 */

/** Thrown when a film could not be made; `message` is one sentence for the user. */
export class RenderFailure extends Error {
  /** @param {Failure} failure */
  constructor({ code, message, part }) {
    super(SENTENCES[code] ?? `The film could not be made (${code}: ${message}).`);
    this.code = code;
    this.part = part;
  }
}

/** @type {Readonly<Record<string, string>>} */
const SENTENCES = {
  unsupported: 'This Chromium cannot encode H.264 video.',
  'storage-full': 'The disk is full.',
};

/**
 * Bundles the page once for these sources; another process may do so at the same time.
 *
 * @returns {Promise<string>} Its folder.
 */
async function builtPage() {
  const state = sourcesState(['packages/studio', 'package-lock.json']);
  const folder = join(ROOT, '.cache/render', state);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(join(dirname(folder), 'building-'));
  await build({
    root: join(ROOT, FOLDER),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir: made, target: 'esnext' },
  });
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}

/**
 * Opens the studio in a headless Chromium. Its profile is a separate folder, removed when it closes: films
 * that last hours must not be kept in memory.
 *
 * @param {{ voices: string; onProgress: (progress: Progress) => void }} options - `voices` is the folder of
 *   packs.
 */
export async function openRenderPage({ voices, onProgress }) {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('There is no Chromium. Install one, or name it with CHROME_PATH.');
  }
  const folder = await builtPage();
  /** @type {readonly string[]} */
  let parts = [];
  const server = createStaticServer({
    folder,
    voices,
    answer(request, response) {
      const [, index] = /^\/parts\/(\d+)$/.exec(request.url ?? '') ?? [];
      const file = index === undefined ? undefined : parts[Number(index)];
      if (file === undefined) return false;
      readFile(file).then(
        (bytes) => response.end(bytes),
        () => response.destroy(),
      );
      return true;
    },
  });
  const port = await listen(server, 41_730);
  const profile = await mkdtemp(join(tmpdir(), 'lectern-render-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });

  async function close() {
    await context.close().catch(() => undefined);
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('lecternProgress', onProgress);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => window.lecternRender !== undefined);
    const remote = await page.evaluateHandle(() => {
      if (!window.lecternRender) throw new Error('The page has lost its studio.');
      return window.lecternRender;
    });

    /**
     * @template T
     * @param {Promise<{ value: T } | { failure: Failure }>} asked
     */
    const valueOf = async (asked) => {
      const answer = await asked;
      if ('failure' in answer) throw new RenderFailure(answer.failure);
      return answer.value;
    };

    /**
     * Saves a file that the page offers for download, either complete or not at all.
     *
     * @param {Promise<{ value: null } | { failure: Failure }>} asked
     * @param {string} path
     */
    async function received(asked, path) {
      const started = page.waitForEvent('download', { timeout: 0 });
      started.catch(() => undefined);
      await valueOf(asked);
      await writeWhole(path, async (begun) => {
        const download = await started;
        try {
          await download.saveAs(begun);
        } finally {
          // Saving copies. The browser's own copy would last until it closes, after all films of a table.
          await download.delete();
        }
      });
    }

    return {
      close,
      /** @param {Recipe} recipe */
      film: (recipe) => valueOf(remote.evaluate((studio, wanted) => studio.film(wanted), recipe)),
      /** @param {Recipe} recipe */
      segments: (recipe) =>
        valueOf(remote.evaluate((studio, wanted) => studio.segments(wanted), recipe)),
      /**
       * @param {number} index
       * @param {string} path
       */
      segment: (index, path) =>
        received(
          remote.evaluate((studio, wanted) => studio.segment(wanted), index),
          path,
        ),
      /** @param {readonly string[]} files - Of the segments, in order. */
      join(files) {
        parts = files;
        return valueOf(remote.evaluate((studio) => studio.join()));
      },
      /**
       * @param {FileKind} kind
       * @param {string} path
       */
      save: (kind, path) =>
        received(
          remote.evaluate((studio, wanted) => studio.save(wanted), kind),
          path,
        ),
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}
