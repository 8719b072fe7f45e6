import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStaticServer, listen } from '../../../../scripts/lib/server/staticServer.mjs';
import { test as base, type Page } from './fixtures.ts';

export interface Host {
  /** The served folder: a copy of the embedded build, which a test may change. */
  folder: string;
  url: string;
  stop: () => void;
}

/** The URL of a file to which the host never responds. */
export const UNANSWERED = '/assets/unanswered';

/** The tests' page with service workers, on a separate host for each test, which the test may stop. */
export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  host: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-host-'));
    cpSync(fileURLToPath(new URL('../../dist-embedded', import.meta.url)), folder, {
      recursive: true,
    });
    const server = createStaticServer({ folder, answer: ({ url }) => url === UNANSWERED });
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
  serviceWorkers: 'allow',
});

/** Publishes another version on the host, whose page has `version` as its description. */
export function publish({ folder }: Host, version: string): void {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8').replace(
    /(name="description"\s+content=")[^"]*/,
    `$1${version}`,
  );
  writeFileSync(page, html);
  const hash = createHash('sha256').update(html).digest('base64');
  const worker = join(folder, 'sw.js');
  const code = readFileSync(worker, 'utf8')
    .replace(/"version":"\w+"/, `"version":"${version}"`)
    .replace(
      /\["\/index\.html",[^\]]*\]/,
      JSON.stringify(['/index.html', Buffer.byteLength(html), `sha256-${hash}`]),
    );
  writeFileSync(worker, code);
}

/** Removes a file of the app from the host and from its worker's list. */
export function withdraw({ folder }: Host, name: RegExp): void {
  const files = readdirSync(join(folder, 'assets')).filter((file) => name.test(file));
  const worker = join(folder, 'sw.js');
  let code = readFileSync(worker, 'utf8');
  for (const file of files) {
    rmSync(join(folder, 'assets', file));
    code = code.replace(new RegExp(`\\["/assets/${file.replaceAll('.', '\\.')}",[^\\]]*\\],`), '');
  }
  writeFileSync(worker, code);
}

/** Makes the page's worker check for a newer one, and waits until that is installed. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise((resolve) => {
      installing.addEventListener('statechange', resolve, { once: true });
    });
  });
}
