import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from './support/fixtures.ts';
import { type Host, test } from './support/host.ts';
import { continueToVoice, generateAudio, signIn, writeScript } from './support/journey.ts';
import { storedPaths, waitForWorker } from './support/offline.ts';

test.use({
  allowedErrors: [/ERR_CONNECTION_REFUSED|Failed to fetch|error occurred when fetching the script/],
});

const GREETING = { level: 1, name: 'What will you present today?' } as const;

/** Resolves once the worker has stored speech, samples and pictures, in the order of its list. */
async function waitForRest(page: Page): Promise<void> {
  const stored = async () => (await storedPaths(page)).join(' ');
  await expect.poll(stored).toMatch(/flite-[^ ]*wasm/);
  // The last in the list.
  await expect.poll(stored).toMatch(/zoe-[^ ]*mp3/);
}

/** Stops the host, and leaves only the worker's files: the browser's own cache would hide a missing one. */
async function goOffline(page: Page, host: Host): Promise<void> {
  host.stop();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

/** Plays the demo account's film on the page that is open. */
async function watch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const video = page.locator('video').first();
  const seconds = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.5);
}

test('the app opens offline, at any of its URLs', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  host.stop();
  await page.reload();
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
  await page.goto('/projects/prj_busy-account.d1525fa3');
  await expect(page.getByText(/not found/i).first()).toBeVisible();
  await page.goto('/scripts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('stored fonts are used in the first paint', async ({ page }) => {
  const later = page.locator('link[disabled]');
  await page.goto('/login');
  await expect(later).toHaveCount(1);
  await waitForWorker(page);
  await page.reload();
  await expect(later).toHaveCount(0);
});

test('after the first visit, a script is spoken offline', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  await waitForRest(page);
  host.stop();
  await page.goto('/create');
  await writeScript(page, 'A voice that no one has heard here.');
  await continueToVoice(page);
  await generateAudio(page, 'Olivia');
});

test("after the first visit, a voice's sample is played offline", async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  await waitForRest(page);
  await goOffline(page, host);
  await page.goto('/create');
  await writeScript(page, 'A voice that no one has heard here.');
  await continueToVoice(page);
  await page.getByRole('button', { name: 'Play Olivia' }).click();
  await expect(page.getByRole('button', { name: 'Pause Olivia' })).toBeVisible();
});

test('a film that was watched is played offline', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  // From its next load at the latest, the page is the worker's.
  await page.reload();
  await page.getByRole('link', { name: 'Welcome to the team' }).first().click();
  await watch(page);
  await expect.poll(async () => (await storedPaths(page)).join(' ')).toMatch(/welcome-[^ ]*mp4/);
  await goOffline(page, host);
  await page.reload();
  await watch(page);
});

test.describe('another path of the host', () => {
  // The browser requests an icon for it.
  test.use({ allowedErrors: [/404/] });

  test('is served by the host', async ({ page }) => {
    await signIn(page);
    await waitForWorker(page);
    await page.goto('/lectern.schema.json');
    await expect(page.getByText('"$schema"')).toBeVisible();
  });
});

test('storage that the browser has cleared is filled again', async ({ page, host }) => {
  await signIn(page);
  await waitForWorker(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
  await expect(async () => void (await storedPaths(page))).toPass();
  host.stop();
  await page.reload();
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ allowedErrors: [/404|bad HTTP response code/] });

  test('the app is the same, as long as there is a network', async ({ page, host }) => {
    rmSync(join(host.folder, 'sw.js'));
    await signIn(page);
    await page.reload();
    await expect(page.getByRole('heading', GREETING)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
