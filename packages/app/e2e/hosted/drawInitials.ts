import type { BrowserContext, Page } from '@playwright/test';
import { PICTURE } from './backend/files.ts';
import { PICTURES } from './serverTest.ts';

async function answerFor(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
    body: PICTURE.toString('base64'),
  };
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may have been closed meanwhile.
    browser.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${PICTURES}/*` }] });
}

/**
 * Responds for the host that draws the initials of users without a picture, in each page that a test opens.
 * Only Chromium can. A route would intercept every request of a page and disable the browser cache, which
 * users have. A test gets a page only once this is in effect: if it were enabled while the page goes to its
 * first URL, it could be lost with the process that the page leaves.
 */
export function drawInitials(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await answerFor(context, page);
    return page;
  };
}

/** Does the same with a route, for other browsers. */
export async function routeInitials(context: BrowserContext): Promise<void> {
  await context.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  );
}
