import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFirefox } from '../../../../scripts/lib/machine/findFirefox.mjs';
import { openFirefox } from '../engines/firefox.ts';

/*
 * The journeys in Firefox count messages about unavailable resources as console errors, but not those about
 * resources still loading when their page was left.
 */

/**
 * A page with text in a font that is only requested once the page has loaded: before that, it could not be
 * left.
 */
const PAGE = `<!doctype html><title>A word</title><h1>A word</h1><script>
  const ask = () => {
    const face = new FontFace('Late', 'url(' + location.pathname + '.woff2)');
    document.fonts.add(face);
    document.querySelector('h1').style.fontFamily = 'Late';
  };
  addEventListener('load', () => setTimeout(ask));
</script>`;

/** A page whose service worker passes on the half of a script that it receives, and then reports it. */
const WORKED_PAGE = `<!doctype html><title>A script</title><h1>A script</h1><script>
  const worker = navigator.serviceWorker;
  worker.addEventListener('message', ({ data }) => {
    document.querySelector('h1').textContent = data;
  });
  worker.addEventListener('controllerchange', () => import('/half.js').catch(() => {}));
  worker.register('/worker.js');
</script>`;

const WORKER = `
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (!event.request.url.endsWith('/half.js')) return;
    event.respondWith(fetch(event.request));
    setTimeout(async () => (await clients.get(event.clientId)).postMessage('Answered'), 200);
  });
`;

/** Serves pages under any name. The font of `/slow` never arrives, any other font is missing. */
async function servePages() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript');
      if (url === '/worker.js') response.end(WORKER);
      else response.write('export default 1;');
      return;
    }
    if (!url.endsWith('.woff2')) {
      response.setHeader('content-type', 'text/html').end(url === '/worked' ? WORKED_PAGE : PAGE);
      return;
    }
    asked.push(url);
    if (!url.startsWith('/slow')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function openServed() {
  const program = findFirefox();
  if (program === undefined) throw new Error('There is no Firefox here.');
  const server = await servePages();
  const browser = await openFirefox(program, server.url);
  return {
    ...browser,
    asked: server.asked,
    close: () => browser.close().finally(server.close),
  };
}

test('a font aborted with its page is not an error, but a missing font is', async () => {
  const { driver, errors, asked, close } = await openServed();
  try {
    await driver.open('/slow');
    await expect.poll(() => asked).toEqual(['/slow.woff2']);
    await driver.open('/missing');
    await expect.poll(() => asked).toHaveLength(2);
    // Reported after any error of the previous page.
    await expect
      .poll(() => errors)
      .toEqual([expect.stringMatching(/^Error: downloadable font: .*\/missing\.woff2$/)]);
  } finally {
    await close();
  }
});

test("a service worker's response aborted with its page is not an error", async () => {
  const { driver, errors, close } = await openServed();
  try {
    await driver.open('/worked');
    await driver.see('heading', 'Answered');
    await driver.open('/missing');
    // Reported after any error of the previous page.
    await expect
      .poll(() => errors)
      .toEqual([expect.stringMatching(/^Error: downloadable font: .*\/missing\.woff2$/)]);
  } finally {
    await close();
  }
});
