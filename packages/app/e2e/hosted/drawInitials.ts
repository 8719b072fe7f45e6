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
    // The page may be closed meanwhile.
    browser.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${PICTURES}/*` }] });
}

/**
 * Answers for the host that draws the initials of users without a picture, in each page that a test opens.
 * Chromium alone can. Not by a route: that stops every request of a page on its way, and takes the cache from
 * the browser, which users have. A test gets a page once this holds: asked for while the page goes to its
 * first address, it can be lost with the process that the page leaves.
 */
export function drawInitials(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await answerFor(context, page);
    return page;
  };
}

/** The same by a route, for other browsers. */
export async function routeInitials(context: BrowserContext): Promise<void> {
  await context.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  );
}
