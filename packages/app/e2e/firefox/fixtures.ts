import { test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../../scripts/lib/findFirefox.mjs';

export { expect } from '@playwright/test';
export type { Page };

interface FirefoxFixtures {
  /** Where Firefox puts what is downloaded. */
  downloads: string;
  /** A page of a Firefox with an empty profile; an error in its console fails the test. */
  firefox: Page;
}

const program = findFirefox();

export const test = base.extend<FirefoxFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  downloads: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-firefox-'));
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
  firefox: async ({ downloads }, provide, info) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.helperApps.neverAsk.saveToDisk': 'video/mp4',
      },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const seen: string[] = [];
    page.on('pageerror', (error) => seen.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(message.text());
    });
    await provide(page);
    if (info.status !== info.expectedStatus) {
      await page.screenshot({ path: info.outputPath('failed.png') });
    }
    await browser.close();
    base.expect(seen, 'errors in the console').toEqual([]);
  },
});

test.beforeEach(() => {
  // On a pipeline the installation has failed before.
  test.skip(!program, 'There is no Firefox here: install one, or set FIREFOX_PATH to its program.');
});
