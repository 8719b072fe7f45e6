import { expect } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../../../scripts/lib/machine/findWebKit.mjs';
import { freePort } from '../../../../scripts/lib/machine/freePort.mjs';
import { classicDriver, resizeWindow } from './classicDriver.ts';
import type { RunningBrowser } from './driver.ts';

/** Resolves to the display number chosen by an X server, the first line on its file descriptor 3. */
function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    server.once('error', reject);
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** Makes a separate home directory, so that nothing is left from an earlier run, with a download folder. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'lectern-webkit-'));
  mkdirSync(join(home, '.config'));
  mkdirSync(join(home, 'Downloads'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return home;
}

/**
 * Starts a display, WebKitWebDriver on it, and MiniBrowser; the first two are added to `started` as they
 * start.
 */
async function startOn(
  programs: WebKitPrograms,
  home: string,
  started: ChildProcess[],
): Promise<{ driver: WebDriver; errors: string[] }> {
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  started.push(display);
  const port = await freePort();
  const { XDG_CONFIG_HOME: _, XDG_DATA_HOME: __, XDG_CACHE_HOME: ___, ...inherited } = process.env;
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...inherited, HOME: home, DISPLAY: await displayOf(display) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(service);
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
  return { driver, errors };
}

/** Opens WebKitGTK's MiniBrowser on a virtual display. If that fails, nothing is left running. */
export async function openWebKit(
  programs: WebKitPrograms,
  baseURL: string,
): Promise<RunningBrowser> {
  const home = makeHome();
  const started: ChildProcess[] = [];
  const endAll = async () => {
    for (const child of started.toReversed()) await end(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const { driver, errors } = await startOn(programs, home, started);
    const tab = await driver.getWindowHandle();
    return {
      driver: classicDriver(driver, tab, { baseURL, downloads: join(home, 'Downloads') }),
      errors,
      // A browser that has already ended cannot quit.
      close: async () => {
        try {
          await driver.quit();
        } finally {
          await endAll();
        }
      },
    };
  } catch (cause) {
    await endAll();
    throw cause;
  }
}
