import type { Page } from './fixtures.ts';

/** Opens a tab of the same origin without the app, to act as another version of it. */
export async function openOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  const body = '<!doctype html><title>Other</title><link rel="icon" href="data:,">';
  await other.route('**/other', (route) => route.fulfill({ contentType: 'text/html', body }));
  await other.goto('/other');
  return other;
}

/** Opens a database in a tab and keeps it open, ignoring requests for another version. */
export async function holdDatabase(tab: Page, name: string, version: number): Promise<void> {
  await tab.evaluate(
    ([database, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, wanted);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('Not opened')));
        // An unreferenced connection would eventually be closed.
        Object.assign(window, { held: request });
      }),
    [name, version] as const,
  );
}

/**
 * Requests a newer version of a database that is held open: anything that opens it from now on has to wait.
 */
export async function queueUpgrade(tab: Page, name: string, version: number): Promise<void> {
  await tab.evaluate(
    ([database, wanted]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(database, wanted);
        request.addEventListener('blocked', () => resolve());
        Object.assign(window, { queued: request });
      }),
    [name, version] as const,
  );
}
