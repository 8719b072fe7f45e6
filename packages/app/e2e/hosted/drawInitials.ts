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
 * Answers for the host that draws the initials of users without a picture. Chromium alone can. Not by a route:
 * that stops every request of a page on its way, and takes the cache from the browser, which users have.
 */
export function drawInitials(context: BrowserContext): void {
  context.on('page', (page) => {
    answerFor(context, page).catch(nothing);
  });
}

/** The same by a route, for other browsers. */
export async function routeInitials(context: BrowserContext): Promise<void> {
  await context.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  );
}
