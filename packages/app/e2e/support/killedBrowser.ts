import { type Browser, chromium } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/lib/machine/findChromium.mjs';
import type { Page } from './fixtures.ts';
import { ACTION_TIMEOUT } from './timeouts.ts';

/** A browser with its own profile that can be killed as if by a power cut. */
export interface KillableBrowser {
  page: Page;
  /** Sends SIGKILL to every process of the browser; resolves once it has ended, even if it already had. */
  kill: () => Promise<void>;
  /** Closes it as a user would: everything is written to the profile. */
  close: () => Promise<void>;
}

/** Resolves to the debugger's address, as printed by the browser. */
async function debuggerOf(browser: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of browser.stderr ?? []) {
    printed += String(chunk);
    const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`The browser ended before it began:\n${printed}`);
}

/** Opens a browser without Playwright's launch, which does not expose the process, and so not its group. */
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
  // Its own process group, so that one signal reaches all of its processes.
  const child = spawn(file, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'exit');
  const browser: Browser = await chromium.connectOverCDP(await debuggerOf(child));
  child.stderr.resume();
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  // A page that no test has created does not have the runner's settings.
  page.setDefaultTimeout(ACTION_TIMEOUT);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A page that no test has created has no base URL for the shared steps.
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(new URL(address, baseURL).href, options);

  return {
    page,
    async kill() {
      if (child.pid === undefined) throw new Error('The browser was never there.');
      // Also kills what a failed test has left; a browser that has already ended needs no signal.
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close();
    },
    async close() {
      const devtools = await browser.newBrowserCDPSession();
      // The connection may end before the response arrives; the end of the process is what counts.
      await devtools.send('Browser.close').catch(() => undefined);
      await gone;
      // The runner would ask a browser whose end it has not seen yet for its trace.
      await browser.close();
    },
  };
}

/** Makes a profile for a test: new, or a copy of another. Remove it afterwards. */
export async function makeProfile(template?: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-kill-'));
  if (template !== undefined) await cp(template, profile, { recursive: true });
  return profile;
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
