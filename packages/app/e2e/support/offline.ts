import { expect, type Page } from './fixtures.ts';

/** Resolves once the worker has stored what the app needs to open. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Returns the paths of everything that the worker has stored. */
export async function storedPaths(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('lectern-'));
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/index.html');
  return paths;
}
