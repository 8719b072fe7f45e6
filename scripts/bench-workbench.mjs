/*
 * `npm run bench:workbench`: prints how ready the workbench is for use: the common names whose component is
 * among the first three results, the time from start to the first story (the second start: the first fills
 * caches), and its build. Asserts nothing: times differ from machine to machine.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findChromium } from './lib/machine/findChromium.mjs';
import { freePort } from './lib/machine/freePort.mjs';
import { loadSource } from './lib/loadSource.mjs';
import { ROOT, run } from './lib/run.mjs';

const STORY = 'components-button--default';

const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function words() {
  /** @type {{ ALIASES: Readonly<Record<string, readonly string[]>> }} */
  const { ALIASES } = await loadSource('.storybook/pages/aliases.ts');
  /** @type {{ findComponents: (word: string) => readonly { component: string }[] }} */
  const { findComponents } = await loadSource('.storybook/pages/findComponents.ts');
  const all = Object.entries(ALIASES);
  const found = all.filter(([word, [meant]]) =>
    findComponents(word)
      .slice(0, 3)
      .some(({ component }) => component === meant),
  );
  return `${found.length} of ${all.length}`;
}

/** Measures from the command to a story that has been rendered and played. */
async function start() {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const since = performance.now();
  const server = spawn(
    'npx',
    ['storybook', 'dev', '-p', `${port}`, '--no-open', '--ci', '--quiet'],
    {
      cwd: ROOT,
      stdio: 'ignore',
      detached: true,
    },
  );
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}/iframe.html?viewMode=story&id=${STORY}`;
    for (;;) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) break;
      await setTimeout(100);
    }
    await page.goto(address);
    await page.getByRole('button', { name: 'Generate Video' }).waitFor({ timeout: 120_000 });
    return seconds(since);
  } finally {
    await browser.close();
    // npx starts the server as a child process: killing the group ends all of them.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

async function build() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-workbench-'));
  const since = performance.now();
  const code = await run('npx', ['storybook', 'build', '-o', folder, '--quiet'], {
    isQuiet: true,
    onOutput() {},
  });
  const time = seconds(since);
  rmSync(folder, { recursive: true, force: true });
  return code === 0 ? time : `failed with code ${code}`;
}

console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
console.log(`usual words found: ${await words()}`);
await start();
console.log(`ready at the first story: ${await start()}`);
console.log(`build: ${await build()}`);
