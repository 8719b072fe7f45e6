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
 * What Firefox says of a page that is left while a font is on its way: the request is given up
 * (NS_BINDING_ABORTED, 0x804B0002), which comes like an error of a script. A font that cannot be had has
 * another status.
 */
const FONT_GIVEN_UP = /^Error: downloadable font: download failed .*status=2152398850\b/;

/**
 * What Firefox says of a page that is left while its service worker's answer is on its way. It says the same
 * where a worker fails, so it is no error only while the page is being left.
 */
const ANSWER_GIVEN_UP =
  /^Error: Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** Pages on their way to another document. */
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
    // The text has errors as 'JSHandle@error': the page tells what they are.
    void Promise.all(message.args().map((arg) => arg.evaluate((value: unknown) => String(value))))
      .then((words) => (errors[place] = words.join(' ')))
      .catch(() => undefined);
  });
  return page;
}

const isChosen = (node: Element) =>
  node.matches(':checked, [aria-checked=true], [aria-selected=true]');

/** Drives a page of Firefox by WebDriver BiDi. */
function bidiDriver(page: Page, place: Place, errors: string[]): Driver {
  /** Waits for an element of which `act` says that it is done; one that goes meanwhile is looked for again. */
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
      // Firefox takes the name by an empty file, then writes beside it, and moves what it wrote over it.
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

/** Starts the Firefox of this machine with an empty profile. */
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
      // A sound device of its own: without any, Firefox plays no sound and says that it failed.
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
