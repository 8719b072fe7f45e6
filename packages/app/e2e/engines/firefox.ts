import { expect } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { fillIn, find, isGone, namesOfElements, type Wanted } from './bidiElements.ts';
import { type Driver, type Role, type RunningBrowser } from './driver.ts';
import { PAGE_TIMEOUT } from '../support/timeouts.ts';

interface Place {
  baseURL: string;
  downloads: string;
}

/**
 * Firefox's message when a page is left while a font is loading: the request is aborted
 * (NS_BINDING_ABORTED, 0x804B0002), which is reported like a script error. A font that is unavailable has
 * another status.
 */
const FONT_GIVEN_UP = /^Error: downloadable font: download failed .*status=2152398850\b/;

/**
 * Firefox's message when a page is left while its service worker's response is pending. The message is the
 * same when a worker fails, so it is only ignored while the page is being left.
 */
const ANSWER_GIVEN_UP =
  /^Error: Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** Pages that are navigating to another document. */
const leaving = new WeakSet<Page>();

async function leave(page: Page, go: () => Promise<unknown>): Promise<void> {
  leaving.add(page);
  try {
    await go();
  } finally {
    leaving.delete(page);
  }
}

async function openPage(browser: Browser, errors: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(await namesOfElements());
  page.on('pageerror', (error) => {
    const text = String(error);
    if (FONT_GIVEN_UP.test(text) || (leaving.has(page) && ANSWER_GIVEN_UP.test(text))) return;
    errors.push(text);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const place = errors.push(message.text()) - 1;
    // The text shows errors as 'JSHandle@error', so their message is read from the page.
    void Promise.all(message.args().map((arg) => arg.evaluate((value: unknown) => String(value))))
      .then((words) => (errors[place] = words.join(' ')))
      .catch(() => undefined);
  });
  return page;
}

const isChosen = (node: Element) =>
  node.matches(':checked, [aria-checked=true], [aria-selected=true]');

/** Drives a Firefox page with WebDriver BiDi. */
function bidiDriver(page: Page, place: Place, errors: string[]): Driver {
  /**
   * Waits for an element until `act` resolves to true for it; if it is removed meanwhile, it is located
   * again.
   */
  async function once(
    wanted: Wanted,
    act: (element: ElementHandle) => Promise<boolean>,
    timeout = PAGE_TIMEOUT,
  ): Promise<void> {
    const attempt = async () => {
      try {
        const element = await find(page, wanted);
        return element !== undefined && (await act(element));
      } catch (cause) {
        if (isGone(cause)) return false;
        throw cause;
      }
    };
    const message = `${wanted.role} '${wanted.name}'`;
    await expect.poll(attempt, { timeout, message }).toBe(true);
  }
  const whole = (role: Role, name: string) => ({ role, name, isWhole: true });

  return {
    open: (path) => leave(page, () => page.goto(`${place.baseURL}${path}`)),
    reload: () => leave(page, () => page.reload()),
    see: (role, name, timeout) => once(whole(role, name), () => Promise.resolve(true), timeout),
    press: (role, name) =>
      once(whole(role, name), async (element) => {
        if (await element.evaluate((node) => node.matches(':disabled'))) return false;
        await element.click();
        return true;
      }),
    choose: (role, beginning) =>
      once({ role, name: beginning, isWhole: false }, async (element) => {
        await element.click();
        return element.evaluate(isChosen);
      }),
    fill: (name, text) => once(whole('textbox', name), (element) => fillIn(element, text)),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
    async download(act) {
      const before = new Set(readdirSync(place.downloads));
      await act();
      // Firefox reserves the name with an empty file, writes to a file next to it, and then moves that over
      // it.
      const finished = () =>
        readdirSync(place.downloads).find(
          (name) =>
            !before.has(name) &&
            !name.endsWith('.part') &&
            !existsSync(join(place.downloads, `${name}.part`)) &&
            statSync(join(place.downloads, name)).size > 0,
        );
      await expect.poll(finished, { timeout: PAGE_TIMEOUT }).toBeTruthy();
      const name = finished() ?? '';
      return { name, file: join(place.downloads, name) };
    },
    async openTab() {
      return bidiDriver(await openPage(page.browser(), errors), place, errors);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
  };
}

/** Starts this machine's Firefox with an empty profile. */
export async function openFirefox(program: string, baseURL: string): Promise<RunningBrowser> {
  const downloads = mkdtempSync(join(tmpdir(), 'lectern-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.helperApps.neverAsk.saveToDisk': 'video/mp4',
      // A mock sound device: without one, Firefox plays no sound and reports an error.
      'media.cubeb.force_mock_context': true,
    },
  });
  const errors: string[] = [];
  const page = await openPage(browser, errors);
  return {
    driver: bidiDriver(page, { baseURL, downloads }, errors),
    errors,
    close: () => browser.close().finally(() => rmSync(downloads, { recursive: true })),
  };
}
