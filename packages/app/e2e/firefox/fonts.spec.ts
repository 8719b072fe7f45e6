import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFirefox } from '../../../../scripts/lib/findFirefox.mjs';
import { openFirefox } from '../engines/firefox.ts';

/*
 * What the journeys in Firefox count as an error in its console: a font that cannot be had, not one that was
 * on its way when its page was left.
 */

/** A page with a word in a font, which it asks for once it is loaded: until then, nobody could leave it. */
const PAGE = `<!doctype html><title>A word</title><h1>A word</h1><script>
  const ask = () => {
    const face = new FontFace('Late', 'url(' + location.pathname + '.woff2)');
    document.fonts.add(face);
    document.querySelector('h1').style.fontFamily = 'Late';
  };
  addEventListener('load', () => setTimeout(ask));
</script>`;

/** Pages of any name. The font of `/slow` never comes, that of any other is not there. */
async function servePages() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('.woff2')) {
      response.setHeader('content-type', 'text/html').end(PAGE);
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

test('a font that is given up with its page is no error, one that is missing is', async () => {
  const program = findFirefox();
  if (program === undefined) throw new Error('There is no Firefox here.');
  const server = await servePages();
  const { driver, errors, close } = await openFirefox(program, server.url);
  try {
    await driver.open('/slow');
    await expect.poll(() => server.asked).toEqual(['/slow.woff2']);
    await driver.open('/missing');
    await expect.poll(() => server.asked).toHaveLength(2);
    // Told after that of the page before.
    await expect
      .poll(() => errors)
      .toEqual([expect.stringMatching(/^Error: downloadable font: .*\/missing\.woff2$/)]);
  } finally {
    await close();
    server.close();
  }
});
