import { type Browser, chromium } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/lib/findChromium.mjs';
import type { Page } from './fixtures.ts';
import { ACTION_TIMEOUT } from './timeouts.ts';

/** A browser over a profile of its own, that can be killed as a power cut would. */
export interface KillableBrowser {
  page: Page;
  /** SIGKILL to every process of the browser; resolves once it is gone, also if it was already. */
  kill: () => Promise<void>;
  /** Ends it as a user does: everything reaches the profile. */
  close: () => Promise<void>;
}

/** The address of the debugger, as the browser prints it. */
async function debuggerOf(browser: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of browser.stderr ?? []) {
    printed += String(chunk);
    const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`The browser ended before it began:\n${printed}`);
}

/** Not Playwright's launch: that keeps the process, and with it the group, to itself. */
export async function openBrowser(
  profile: string,
  baseURL: string | undefined,
): Promise<KillableBrowser> {
  const file = findChromium();
  if (file === undefined) throw new Error('There is no Chromium.');
  const flags = [
    ...CHROMIUM_FLAGS,
    '--headless=new',
    '--remote-debugging-port=0',
    '--window-size=1440,900',
    '--no-default-browser-check',
    '--password-store=basic',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  // A group of its own, so that one signal reaches all of its processes.
  const child = spawn(file, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'exit');
  const browser: Browser = await chromium.connectOverCDP(await debuggerOf(child));
  child.stderr.resume();
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  // A window that no test has made knows none of the runner's settings.
  page.setDefaultTimeout(ACTION_TIMEOUT);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A window that no test has made knows no base for the addresses of the shared steps.
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(new URL(address, baseURL).href, options);

  return {
    page,
    async kill() {
      if (child.pid === undefined) throw new Error('The browser was never there.');
      // Also what a failed test has left; one that ended by itself needs no signal.
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close();
    },
    async close() {
      const devtools = await browser.newBrowserCDPSession();
      // The connection may end before the answer is here; the end of the process is what counts.
      await devtools.send('Browser.close').catch(() => undefined);
      await gone;
    },
  };
}

/** A profile for a test: new, or as another one was left. Remove it afterwards. */
export async function makeProfile(template?: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-kill-'));
  if (template !== undefined) await cp(template, profile, { recursive: true });
  return profile;
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
