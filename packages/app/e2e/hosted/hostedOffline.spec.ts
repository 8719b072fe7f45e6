import { storedPaths, waitForWorker } from '../support/offline.ts';
import { beSignedIn, expectLogin, openVideos } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.use({
  goesOffline: true,
  serviceWorkers: 'allow',
  allowedErrors: [
    /ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)|Failed to fetch|could not|error occurred/i,
  ],
});

test('the shell opens offline, and no API response is stored', async ({ page, server, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/');
  await waitForWorker(page);
  await page.reload();
  await openVideos(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  const stored = await storedPaths(page);
  expect(stored.filter((path) => path.startsWith('/api') || path.startsWith('/media'))).toEqual([]);

  // A signed-in page says that it needs a network, and stops saying so once it is back.
  const needs = page.getByText('You are offline. Lectern needs a network');
  await page.context().setOffline(true);
  await page.reload();
  await expect(needs).toBeVisible();
  await page.context().setOffline(false);
  await expect(needs).toBeHidden();

  // A visitor's page sends no requests to the server. The tokens are removed from a page that sends none
  // either: after the outage, the app may still be about to send one, which would be refused.
  await page.goto('/blank.html');
  await page.evaluate(() => localStorage.clear());
  await server.stop();
  await page.goto('/login');
  await expectLogin(page);
});
