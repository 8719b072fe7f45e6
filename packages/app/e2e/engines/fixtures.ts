import { test as base, type BrowserType } from '@playwright/test';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFirefox } from '../../../../scripts/lib/machine/findFirefox.mjs';
import { findWebKit } from '../../../../scripts/lib/machine/findWebKit.mjs';
import { routeInitials } from '../hosted/drawInitials.ts';
import type { Driver, RunningBrowser } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { noteErrors, playwrightDriver } from './playwrightDriver.ts';
import { openWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export type { Driver } from './driver.ts';

/** `playwright` is the project's browser; the others are those of this machine. */
type Engine = 'playwright' | 'firefox' | 'webkit';

export interface EngineOptions {
  engine: Engine;
  /** Whether the browser must be able to make videos; false if the page has to find out. */
  mustRender: boolean;
  /** Console errors that a test provokes. */
  allowedErrors: RegExp[];
}

export interface EngineFixtures {
  /** A browser with an empty profile; a console error fails the test. */
  driver: Driver;
  /** Whether this browser can make videos, according to its own APIs. */
  canRender: boolean;
}

/**
 * Playwright also applies the project's options to a browser that its own fixture did not start, except for
 * the video.
 *
 * @param films the folder for the page's video; no video if undefined
 */
async function openPlaywright(type: BrowserType, films?: string): Promise<RunningBrowser> {
  const browser = await type.launch();
  const context = await browser.newContext(
    films === undefined ? {} : { recordVideo: { dir: films } },
  );
  // The initials of users without a picture, whose host may be unreachable.
  await routeInitials(context);
  const errors = noteErrors(context);
  const page = await context.newPage();
  return {
    driver: playwrightDriver(page),
    errors,
    close: async () => {
      // Completes the video.
      await context.close();
      await browser.close();
    },
  };
}

function found<T>(program: T | undefined, what: string): T {
  if (program === undefined) throw new Error(`There is no ${what} here.`);
  return program;
}

/** Asks the browser, not Lectern, for what a render needs. */
async function rendersHere(driver: Driver): Promise<boolean> {
  await driver.open('/');
  // Firefox reports leaving a page that is still loading as an error.
  await driver.see('heading', 'Welcome back');
  return driver.evaluate(async () => {
    if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return false;
    if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return false;
    if (!('createWritable' in FileSystemFileHandle.prototype)) return false;
    const isOpen = await navigator.storage.getDirectory().then(
      () => true,
      () => false,
    );
    const configs = ['avc1.64001f', 'avc1.4d001f', 'avc1.42e01f'].map((codec) =>
      VideoEncoder.isConfigSupported({ codec, width: 1280, height: 720 }),
    );
    const answers = await Promise.all(configs);
    return isOpen && answers.some(({ supported }) => supported);
  }, undefined);
}

export const test = base.extend<EngineOptions & EngineFixtures>({
  engine: ['playwright', { option: true }],
  mustRender: [true, { option: true }],
  allowedErrors: [[], { option: true }],

  driver: async (
    { engine, allowedErrors, baseURL, playwright, browserName, video },
    provide,
    info,
  ) => {
    const films = engine === 'playwright' && video === 'on' ? info.outputPath('video') : undefined;
    const open: Record<Engine, () => Promise<RunningBrowser>> = {
      playwright: () => openPlaywright(playwright[browserName], films),
      firefox: () => openFirefox(found(findFirefox(), 'Firefox'), baseURL ?? ''),
      webkit: () => openWebKit(found(findWebKit(), 'WebKitGTK'), baseURL ?? ''),
    };
    const { driver, errors, close } = await open[engine]();
    try {
      await provide(driver);
      if (info.status !== info.expectedStatus) {
        // A file instead of a body, so the run's last lines print its path.
        const path = info.outputPath('in-view.png');
        await writeFile(path, await driver.picture());
        await info.attach('what was in view', { path, contentType: 'image/png' });
      }
    } finally {
      // In `finally`, because a page whose process has ended cannot take a screenshot.
      await close();
    }
    if (films !== undefined) {
      for (const name of await readdir(films)) {
        info.attachments.push({
          name: 'video',
          path: join(films, name),
          contentType: 'video/webm',
        });
      }
    }
    const unexpected = errors.filter(
      (text) => !allowedErrors.some((allowed) => allowed.test(text)),
    );
    base.expect(unexpected, 'errors in the console').toEqual([]);
  },

  canRender: async ({ driver, mustRender }, provide) => {
    const can = await rendersHere(driver);
    if (mustRender) base.expect(can, 'this browser makes videos').toBe(true);
    await provide(can);
  },
});
