import type { BrowserContext, Page } from '@playwright/test';
import { PICTURE } from './backend/files.ts';
import { PICTURES } from './serverTest.ts';

/** What is left undone for a page that was closed meanwhile. */
const nothing = () => undefined;

async function answerFor(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
    body: PICTURE.toString('base64'),
  };
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    browser.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(nothing);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${PICTURES}/*` }] });
}

/**
 * Answers for the host that draws the initials of users without a picture. Not by `context.route`: that stops
 * every request of a page on its way, and takes the cache from the browser, which users have.
 *
 * @param goesOffline - Whether the test takes the network away, which a reload gives back to a page that has
 * a session of the developer tools beside Playwright's.
 */
export async function drawInitials(context: BrowserContext, goesOffline: boolean): Promise<void> {
  if (goesOffline) {
    await context.route(`${PICTURES}/**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: PICTURE }),
    );
    return;
  }
  context.on('page', (page) => {
    answerFor(context, page).catch(nothing);
  });
}
