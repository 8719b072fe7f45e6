import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Driver, type RunningBrowser } from './driver.ts';
import { PAGE_TIMEOUT } from '../support/timeouts.ts';

/** Drives a Playwright page: Chromium here, and Playwright's own Firefox and WebKit where installed. */
export function playwrightDriver(page: Page): Driver {
  return {
    open: async (path) => {
      await page.goto(path);
    },
    reload: async () => {
      await page.reload();
    },
    see: (role, name, timeout = PAGE_TIMEOUT) =>
      expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible({ timeout }),
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    async choose(role, beginning) {
      const element = page.getByRole(role, { name: new RegExp(`^${beginning}`) });
      await element.waitFor({ state: 'attached' });
      // An input covered by a label of the same size does not receive the click itself.
      const label = page.locator('label').filter({ has: element });
      await ((await label.count()) > 0 ? label : element).click();
      const isChosen = (node: Element) =>
        node.matches(':checked, [aria-checked=true], [aria-selected=true]');
      await expect.poll(() => element.evaluate(isChosen)).toBe(true);
    },
    fill: (name, text) => page.getByRole('textbox', { name, exact: true }).fill(text),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
    async download(act) {
      const started = page.waitForEvent('download');
      await act();
      const download = await started;
      return { name: download.suggestedFilename(), file: await download.path() };
    },
    openTab: async () => playwrightDriver(await page.context().newPage()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
  };
}

/** Collects the errors of all pages in a context from now on. */
export function noteErrors(context: BrowserContext): RunningBrowser['errors'] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}
