import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticServer, listen } from './staticServer.mjs';

/** The Accept header that Chromium and Firefox send for a page that is opened, reloaded or linked to. */
const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const folder = mkdtempSync(join(tmpdir(), 'lectern-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lectern</title>');
writeFileSync(join(folder, 'assets/start.js'), 'export {};');
const server = createStaticServer({ folder });
let origin = '';

beforeAll(async () => {
  const port = await listen(server, 0, { isFixed: true });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, accept: string) {
  const response = await fetch(origin + path, { headers: { Accept: accept } });
  return {
    status: response.status,
    isPage: (await response.text()).includes('<title>Lectern</title>'),
    cache: response.headers.get('Cache-Control'),
    vary: response.headers.get('Vary'),
  };
}

describe('a page address that is not a file returns the app', () => {
  test.each([
    '/',
    '/videos',
    '/projects/prj_busy-account.d1525fa3',
    '/projects/report.final.pdf',
    '/settings/account/',
    '//',
    '//%zz[',
  ])('%s', async (path) => {
    expect(await ask(path, PAGE)).toMatchObject({ status: 200, isPage: true, cache: 'no-cache' });
  });
});

test('the first page is the app for every client, including curl', async () => {
  expect(await ask('/', '*/*')).toMatchObject({ status: 200, isPage: true });
});

describe('a missing file is a 404', () => {
  test.each([
    ['/assets/start-0ld.js', '*/*'],
    ['/assets/start-0ld.js', PAGE],
    ['/favicon.ico', 'image/avif,image/webp,*/*;q=0.8'],
    ['/projects/prj_1', 'application/json'],
  ])('%s, requested as %s', async (path, accept) => {
    expect(await ask(path, accept)).toMatchObject({ status: 404, isPage: false });
  });
});

test('caches keep the page and the missing file of an address apart; files need no Vary header', async () => {
  expect((await ask('/a.b', PAGE)).vary).toBe('Accept');
  expect((await ask('/a.b', '*/*')).vary).toBe('Accept');
  expect(await ask('/assets/start.js', '*/*')).toMatchObject({
    status: 200,
    vary: null,
    cache: 'public, max-age=31536000, immutable',
  });
});
