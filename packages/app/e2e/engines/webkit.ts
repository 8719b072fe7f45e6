import { expect } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../../../scripts/lib/findWebKit.mjs';
import { type Driver, type Role, type RunningBrowser, WAIT } from './driver.ts';

/** What may have a role: the computed role decides, this only keeps the question short. */
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
 * Elements of a page that draws itself again may be gone between two questions. Asked for the name of one
 * that is not drawn, WebKit answers with an unknown error without words.
 */
const isGone = (cause: unknown) =>
  cause instanceof error.StaleElementReferenceError ||
  cause instanceof error.NoSuchElementError ||
  (cause instanceof error.WebDriverError && cause.message === '');

/** px of a window's height that are its bars'. */
const BARS = 38;

async function resizeWindow(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + BARS });
}

/** Drives MiniBrowser by WebDriver classic, one command at a time to the tab that is asked for. */
function classicDriver(driver: WebDriver, tab: string, baseURL: string, downloads: string): Driver {
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

  /** Waits for an element of which `act` says that it is done. */
  async function once(
    role: Role,
    isName: (name: string) => boolean,
    act: (element: WebElement) => Promise<boolean>,
    timeout = WAIT,
  ): Promise<void> {
    const attempt = async () => {
      const element = await find(role, isName);
      if (!element) return false;
      return act(element).catch((cause: unknown) => {
        if (isGone(cause)) return false;
        throw cause;
      });
    };
    await expect.poll(attempt, { timeout, message: `a ${role} of that name` }).toBe(true);
  }
  const whole = (wanted: string) => (name: string) => name === wanted;

  return {
    open: async (path) => {
      await here();
      await driver.get(`${baseURL}${path}`);
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
          // One that is drawn by its label, which is as large, does not get the click itself.
          const [label] = await element.findElements(By.xpath('ancestor::label'));
          await (label ?? element).click();
          return driver.executeScript<boolean>(
            'return arguments[0].matches(":checked, [aria-checked=true], [aria-selected=true]")',
            element,
          );
        },
      ),
    fill: (name, text) =>
      once('textbox', whole(name), async (element) => {
        await element.clear();
        await element.sendKeys(text);
        return true;
      }),
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
      await expect.poll(finished, { timeout: WAIT }).toBeTruthy();
      const name = finished() ?? '';
      return { name, file: join(downloads, name) };
    },
    async openTab() {
      await here();
      await driver.switchTo().newWindow('tab');
      return classicDriver(driver, await driver.getWindowHandle(), baseURL, downloads);
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

/** The number of the display that an X server has chosen: the first line of its fourth stream. */
function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    server.once('error', reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** A home of its own, so that nothing is left of an earlier run, with a folder for downloads. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'lectern-webkit-'));
  mkdirSync(join(home, '.config'));
  mkdirSync(join(home, 'Downloads'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return home;
}

/** Starts WebKitGTK's MiniBrowser on a display without a screen. */
export async function openWebKit(
  programs: WebKitPrograms,
  baseURL: string,
): Promise<RunningBrowser> {
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const home = makeHome();
  const port = await freePort();
  const { XDG_CONFIG_HOME: _, XDG_DATA_HOME: __, XDG_CACHE_HOME: ___, ...inherited } = process.env;
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...inherited, HOME: home, DISPLAY: await displayOf(display) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const errors: string[] = [];
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (/^CONSOLE .*\bERROR\b/.test(line)) errors.push(line);
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'WebKitWebDriver answers' }).toBe(true);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args },
    })
    .build();
  await resizeWindow(driver, 1440, 900);
  const tab = await driver.getWindowHandle();
  return {
    driver: classicDriver(driver, tab, baseURL, join(home, 'Downloads')),
    errors,
    async close() {
      await driver.quit();
      await end(service);
      await end(display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
