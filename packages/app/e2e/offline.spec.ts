import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStaticServer, listen } from '../../../scripts/lib/staticServer.mjs';
import { test as base, expect } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';
import { waitForWorker } from './support/offline.ts';

interface Host {
  /** What is served: a copy of the embedded build, which a test may change. */
  folder: string;
  url: string;
  stop: () => void;
}

/** A host of its own for each test, which it may take away. */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  host: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-host-'));
    cpSync(fileURLToPath(new URL('../dist-embedded', import.meta.url)), folder, {
      recursive: true,
    });
    const server = createStaticServer({ folder });
    await listen(server, 0, { isFixed: true });
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    await provide({
      folder,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      stop,
    });
    stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ host }, provide) => provide(host.url),
});

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/ERR_CONNECTION_REFUSED|Failed to fetch|error occurred when fetching the script/],
});

const GREETING = { level: 1, name: 'What will you present today?' } as const;

test('the app opens without a network, at any of its addresses', async ({ page, host }) => {
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

test('a new version is told, and waits for a reload that the user chooses', async ({
  page,
  host,
}) => {
  await signIn(page);
  await waitForWorker(page);

  const worker = join(host.folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/"version":"\w+"/, '"version":"next"'),
  );
  const html = join(host.folder, 'index.html');
  writeFileSync(html, readFileSync(html, 'utf8').replace('content="Make videos', 'content="Newer'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  const notice = page.getByText('A new version is ready.');
  await expect(notice).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Make videos/);
  const arrived = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await arrived;
  await expect(page.getByRole('heading', GREETING)).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Newer/);
});
