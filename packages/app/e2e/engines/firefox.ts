import { expect } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, Locator, type Page } from 'puppeteer-core';
import { type Driver, type Role, type RunningBrowser, WAIT } from './driver.ts';

interface Place {
  baseURL: string;
  downloads: string;
}

async function openPage(browser: Browser, errors: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.on('pageerror', (error) => errors.push(String(error)));
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

/** Drives a page of Firefox by WebDriver BiDi, which finds elements by role and name itself. */
function bidiDriver(page: Page, place: Place, errors: string[]): Driver {
  const find = (role: Role, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(WAIT);
  const field = (name: string) =>
    Locator.race([
      find('textbox', name),
      // A field for a password has no role.
      page.locator(`::-p-xpath(//input[@id=//label[normalize-space()="${name}"]/@for])`),
    ]).setTimeout(WAIT);
  /** Puppeteer says how long it has waited, but not for what. */
  async function named<T>(what: string, done: Promise<T>): Promise<T> {
    return done.catch((cause: unknown) => {
      throw new Error(`${what}: ${String(cause)}`, { cause });
    });
  }
  return {
    open: async (path) => {
      await page.goto(`${place.baseURL}${path}`);
    },
    reload: async () => {
      await page.reload();
    },
    see: async (role, name, timeout = WAIT) => {
      await named(`${role} '${name}'`, find(role, name).setTimeout(timeout).wait());
    },
    press: (role, name) => named(`${role} '${name}'`, find(role, name).click()),
    async choose(role, beginning) {
      // BiDi finds by a whole name only: the words come from the page here.
      const place = await page.locator(`::-p-aria([role="${role}"])`).setTimeout(WAIT).waitHandle();
      await place.dispose();
      const all = await page.$$(`::-p-aria([role="${role}"])`);
      const words = await Promise.all(
        all.map((each) =>
          each.evaluate((element) => (element.closest('label') ?? element).textContent),
        ),
      );
      const wanted = all[words.findIndex((text) => text.trim().startsWith(beginning))];
      if (!wanted) throw new Error(`There is no ${role} that begins with '${beginning}'.`);
      await wanted.click();
      await expect.poll(() => wanted.evaluate(isChosen)).toBe(true);
    },
    fill: (name, text) => named(`field '${name}'`, field(name).fill(text)),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
    async download(act) {
      const before = new Set(readdirSync(place.downloads));
      await act();
      const finished = () =>
        readdirSync(place.downloads).find(
          (name) =>
            !before.has(name) &&
            !name.endsWith('.part') &&
            !existsSync(join(place.downloads, `${name}.part`)),
        );
      await expect.poll(finished, { timeout: WAIT }).toBeTruthy();
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
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}
