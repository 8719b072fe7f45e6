import { test as base, type BrowserType } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { findFirefox } from '../../../../scripts/lib/findFirefox.mjs';
import { findWebKit } from '../../../../scripts/lib/findWebKit.mjs';
import { routeInitials } from '../hosted/drawInitials.ts';
import type { Driver, RunningBrowser } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { noteErrors, playwrightDriver } from './playwrightDriver.ts';
import { openWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export type { Driver } from './driver.ts';

/** `playwright` is the browser of the project; the others are those of this machine. */
type Engine = 'playwright' | 'firefox' | 'webkit';

export interface EngineOptions {
  engine: Engine;
  /** Whether the browser must be able to make videos; false where that is for the page to find out. */
  mustRender: boolean;
  /** Errors in the console that a test provokes. */
  allowedErrors: RegExp[];
}

export interface EngineFixtures {
  /** A browser with an empty profile; an error in its console fails the test. */
  driver: Driver;
  /** Whether this browser can make videos, by its own interfaces. */
  canRender: boolean;
}

/** Playwright gives a browser that its own fixture would start the options of the project, too. */
async function openPlaywright(type: BrowserType): Promise<RunningBrowser> {
  const browser = await type.launch();
  const context = await browser.newContext();
  // Initials of users without a picture, which may be out of reach.
  await routeInitials(context);
  const errors = noteErrors(context);
  const page = await context.newPage();
  return { driver: playwrightDriver(page), errors, close: () => browser.close() };
}

function found<T>(program: T | undefined, what: string): T {
  if (program === undefined) throw new Error(`There is no ${what} here.`);
  return program;
}

/** Asks the browser, not Lectern, for what a render needs. */
async function rendersHere(driver: Driver): Promise<boolean> {
  await driver.open('/');
  // Firefox tells of a page that is left while it loads as of an error.
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

  driver: async ({ engine, allowedErrors, baseURL, playwright, browserName }, provide, info) => {
    const open: Record<Engine, () => Promise<RunningBrowser>> = {
      playwright: () => openPlaywright(playwright[browserName]),
      firefox: () => openFirefox(found(findFirefox(), 'Firefox'), baseURL ?? ''),
      webkit: () => openWebKit(found(findWebKit(), 'WebKitGTK'), baseURL ?? ''),
    };
    const { driver, errors, close } = await open[engine]();
    try {
      await provide(driver);
      if (info.status !== info.expectedStatus) {
        // A file, not a body: the run's last lines say where it is.
        const path = info.outputPath('in-view.png');
        await writeFile(path, await driver.picture());
        await info.attach('what was in view', { path, contentType: 'image/png' });
      }
    } finally {
      // A page whose process has ended has no picture.
      await close();
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
