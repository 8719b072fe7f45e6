import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect, type Page } from './support/fixtures.ts';
import { checkForUpdate, publish, test, UNANSWERED, withdraw } from './support/host.ts';
import { signIn } from './support/journey.ts';
import { storedPaths, waitForWorker } from './support/offline.ts';

test.use({
  allowedErrors: [/ERR_CONNECTION_REFUSED|Failed to fetch|error occurred when fetching the script/],
});

const GREETING = { level: 1, name: 'What will you present today?' } as const;

const versionOf = (page: Page) => page.locator('meta[name="description"]');
const offer = (page: Page) =>
  page.getByText(/A new version is ready \([\d.]+ [KM]B, already downloaded\)\./);

/** Navigates without reloading the page. */
const openInPlace = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Returns the states of the running workers, sorted; a worker that is just ending has none. */
async function workerStates(context: BrowserContext): Promise<string[]> {
  const states = context
    .serviceWorkers()
    .map((worker) => worker.evaluate<string>('self.serviceWorker.state').catch(() => []));
  return (await Promise.all(states)).flat().toSorted();
}

/** The caches of the stored versions. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith('lectern-shell-'));
  });

/** Presses Reload in the offer, and waits for the new page. */
async function take(page: Page): Promise<void> {
  const arrived = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await arrived;
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
}

test('a new version waits until it is accepted, across reloads', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  publish(host, 'next');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(versionOf(page)).toHaveAttribute('content', /^Make videos/);

  await take(page);
  await expect(versionOf(page)).toHaveAttribute('content', 'next');
  await expect.poll(() => versions(page)).toEqual(['lectern-shell-next']);
  // The previous worker still responds, and must not reopen its cache to do so.
  await page.evaluate(async () => {
    const files = [...document.scripts].map(({ src }) => src).filter(Boolean);
    await Promise.all(files.map((file) => fetch(file)));
  });
  expect(await versions(page)).toEqual(['lectern-shell-next']);
  host.stop();
  await page.reload();
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
  await expect(versionOf(page)).toHaveAttribute('content', 'next');
  await expect(offer(page)).toHaveCount(0);
});

test('closing all pages activates a new version', async ({ page, host, context }) => {
  await signIn(page);
  await waitForWorker(page);
  publish(host, 'next');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await expect.poll(() => workerStates(context)).toEqual(['activated', 'installed']);
  await page.close();
  // The browser activates the new worker some time after the last page has closed.
  await expect.poll(() => workerStates(context)).toEqual(['activated']);
  const opened = await context.newPage();
  await opened.goto('/');
  await expect(versionOf(opened)).toHaveAttribute('content', 'next');
  expect(await versions(opened)).toEqual(['lectern-shell-next']);
});

test('other pages keep the files of their version after the host has removed them', async ({
  page,
  host,
}) => {
  await signIn(page);
  await waitForWorker(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', GREETING)).toBeVisible();
  publish(host, 'next');
  withdraw(host, /^ImageGeneratorScreen-/);
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await take(page);
  await page.close();
  const third = await page.context().newPage();
  await third.goto('/');
  await expect(versionOf(third)).toHaveAttribute('content', 'next');
  await expect(third.getByRole('heading', GREETING)).toBeVisible();
  // By now the worker has checked, after the previous load, what it may delete; the browser's own cache
  // would hide it.
  await third.reload();
  await expect(third.getByRole('heading', GREETING)).toBeVisible();
  expect(await versions(third)).toEqual([expect.any(String), 'lectern-shell-next']);

  await openInPlace(other, '/image-generator');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(GREETING.name);
  await expect(other.getByRole('textbox').first()).toBeVisible();
  await expect(versionOf(other)).toHaveAttribute('content', /^Make videos/);

  // It has its own offer of the version that the first page has activated.
  await openInPlace(other, '/');
  await expect(offer(other)).toBeVisible();
  await take(other);
  await expect(versionOf(other)).toHaveAttribute('content', 'next');
});

test("a version can be activated while the previous one's worker is busy", async ({
  page,
  host,
}) => {
  await signIn(page);
  await waitForWorker(page);
  publish(host, 'next');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  // A browser lets the worker wait for this response for minutes.
  const asked = page.waitForRequest(`**${UNANSWERED}`);
  await page.evaluate((url) => void fetch(url).catch(() => undefined), UNANSWERED);
  await asked;
  await take(page);
  await expect(versionOf(page)).toHaveAttribute('content', 'next');
});

test('a version that was never activated is skipped for the next one', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  for (const version of ['second', 'third']) {
    publish(host, version);
    await checkForUpdate(page);
    await expect(offer(page)).toHaveCount(1);
  }
  expect(await versions(page)).toEqual([expect.any(String), 'lectern-shell-third']);
  await page.reload();
  await take(page);
  await expect(versionOf(page)).toHaveAttribute('content', 'third');
});

/** A worker like those of earlier versions: one cache for everything, and no information about its size. */
const FORMER = `
  const open = () => caches.open('lectern-shell-former');
  addEventListener('install', (event) => event.waitUntil(
    open().then((cache) => cache.addAll(['/index.html', SPEECH]))));
`;

test('a worker from several versions ago hands over the speech files, and is removed', async ({
  page,
  host,
}) => {
  const worker = join(host.folder, 'sw.js');
  const kept = join(host.folder, 'kept.js');
  copyFileSync(worker, kept);
  const [speech = ''] = /\/assets\/flite-[\w-]+\.wasm/.exec(readFileSync(kept, 'utf8')) ?? [];
  writeFileSync(worker, FORMER.replace('SPEECH', JSON.stringify(speech)));
  await signIn(page);
  await waitForWorker(page);

  copyFileSync(kept, worker);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await take(page);
  await page.close();
  await expect
    .poll(async () => {
      const opened = await page.context().newPage();
      await opened.goto('/');
      const names = await versions(opened);
      const paths = await storedPaths(opened);
      await opened.close();
      return !names.includes('lectern-shell-former') && paths.includes(speech);
    })
    .toBe(true);
});
