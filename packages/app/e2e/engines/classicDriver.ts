import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Driver, type Role } from './driver.ts';
import { PAGE_TIMEOUT } from '../support/timeouts.ts';

interface Place {
  baseURL: string;
  /** The browser's download folder. */
  downloads: string;
}

/** Elements that may have a role: the computed role decides, this only narrows the search. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  article: 'article, [role=article]',
  button: 'button, [role=button]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href], [role=link]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input, textarea, [role=textbox]',
};

/**
 * Elements of a page that re-renders may be gone between two commands. Asked for the name of an element
 * that is not rendered, WebKit responds with an unknown error without a message.
 */
const isGone = (cause: unknown) =>
  cause instanceof error.StaleElementReferenceError ||
  cause instanceof error.NoSuchElementError ||
  (cause instanceof error.WebDriverError && cause.message === '');

/** The height of a window's bars, in px. */
const BARS = 38;

/** Resizes a window so that its page has a given size, in px. */
export async function resizeWindow(
  driver: WebDriver,
  width: number,
  height: number,
): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + BARS });
}

/** Drives MiniBrowser with WebDriver classic, one command at a time, in a given tab. */
export function classicDriver(driver: WebDriver, tab: string, place: Place): Driver {
  const { baseURL, downloads } = place;
  const here = () => driver.switchTo().window(tab);

  async function find(role: Role, isName: (name: string) => boolean) {
    await here();
    for (const element of await driver.findElements(By.css(CANDIDATES[role]))) {
      try {
        if (!isName(await element.getAccessibleName())) continue;
        if ((await element.getAriaRole()) !== role) continue;
        if (role === 'radio' || (await element.isDisplayed())) return element;
      } catch (cause) {
        if (!isGone(cause)) throw cause;
      }
    }
    return undefined;
  }

  /** Waits for an element until `act` resolves to true for it. */
  async function once(
    role: Role,
    isName: (name: string) => boolean,
    act: (element: WebElement) => Promise<boolean>,
    timeout = PAGE_TIMEOUT,
  ): Promise<void> {
    // Listing the elements already fails if one of them has been removed meanwhile.
    const attempt = async () => {
      try {
        const element = await find(role, isName);
        return element !== undefined && (await act(element));
      } catch (cause) {
        if (isGone(cause)) return false;
        throw cause;
      }
    };
    await expect.poll(attempt, { timeout, message: `a ${role} of that name` }).toBe(true);
  }
  const whole = (wanted: string) => (name: string) => name === wanted;

  return {
    open: async (path) => {
      await here();
      await driver.get(`${baseURL}${path}`);
      // If WebKit refuses a URL, it shows its own page or none, and reports success.
      const at = await driver.getCurrentUrl();
      if (at === 'about:blank') throw new Error(`WebKit does not open ${baseURL}${path}.`);
    },
    reload: async () => {
      await here();
      await driver.navigate().refresh();
    },
    see: (role, name, timeout) => once(role, whole(name), () => Promise.resolve(true), timeout),
    press: (role, name) =>
      once(role, whole(name), async (element) => {
        if (!(await element.isEnabled())) return false;
        await element.click();
        return true;
      }),
    choose: (role, beginning) =>
      once(
        role,
        (name) => name.startsWith(beginning),
        async (element) => {
          // An input covered by a label of the same size does not receive the click itself.
          const [label] = await element.findElements(By.xpath('ancestor::label'));
          await (label ?? element).click();
          return driver.executeScript<boolean>(
            'return arguments[0].matches(":checked, [aria-checked=true], [aria-selected=true]")',
            element,
          );
        },
      ),
    fill: (name, text) =>
      once('textbox', whole(name), (element) =>
        // At once: typing a script takes many keys, and WebDriver waits for each.
        driver.executeScript<boolean>(
          `const [field, text] = arguments;
           field.focus();
           field.select();
           document.execCommand('insertText', false, text);
           return field.value === text;`,
          element,
          text,
        ),
      ),
    type: async (text) => {
      await here();
      await driver.actions().sendKeys(text).perform();
    },
    key: async (key) => {
      await here();
      const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
      await driver.actions().sendKeys(keys[key]).perform();
    },
    async evaluate(run, given) {
      await here();
      const { value, failure } = await driver.executeAsyncScript<{
        value: Awaited<ReturnType<typeof run>>;
        failure?: string;
      }>(
        `const done = arguments[1];
         Promise.resolve(arguments[0]).then(${run.toString()})
           .then((value) => done({ value }), (cause) => done({ failure: String(cause) }));`,
        given,
      );
      if (failure !== undefined) throw new Error(failure);
      return value;
    },
    async download(act) {
      const before = new Set(readdirSync(downloads));
      await act();
      const finished = () =>
        readdirSync(downloads).find((name) => !before.has(name) && !name.endsWith('.wkdownload'));
      await expect.poll(finished, { timeout: PAGE_TIMEOUT }).toBeTruthy();
      const name = finished() ?? '';
      return { name, file: join(downloads, name) };
    },
    async openTab() {
      await here();
      await driver.switchTo().newWindow('tab');
      return classicDriver(driver, await driver.getWindowHandle(), place);
    },
    resize: async (width, height) => {
      await here();
      await resizeWindow(driver, width, height);
    },
    picture: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
  };
}
