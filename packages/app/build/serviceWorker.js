/*
 * Opens the app without a network, from the files of one version (docs/decisions/0183-workbox-runs-in-a-worker-of-ours.md).
 * Pages come from the store, so a reload shows the version that the page had until the user takes a newer one,
 * or the last page is closed. Nothing else is touched: no call of the API, no media of a server.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { Router } from 'workbox-routing/Router.js';
import { Route } from 'workbox-routing/Route.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';

/**
 * Of the build (packages/app/build/serviceWorker.ts). A file of the shell is its path, its size in bytes and,
 * where its name has no hash, that of its content: the host may have changed it since.
 */
const { version, pages, shell, later, rest } = self.builtFiles;
const PAGE = '/index.html';
const PREFIX = 'lectern-shell-';
const SHELL = PREFIX + version;
/** Speech, films and pictures, of all versions: their names have a hash. */
const LATER = 'lectern-files';
/** Says whose page is shown, which every version's worker obeys. */
const SHOWN = 'lectern-shown';

const controller = new PrecacheController({ cacheName: SHELL });
controller.addToCacheList(
  shell.map(([url, , integrity]) =>
    integrity ? { url, revision: version, integrity } : { url, revision: null },
  ),
);
const files = new CacheFirst({ cacheName: LATER, matchOptions: { ignoreVary: true } });

/** The stores of all versions, oldest first. */
async function shells() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX));
}

async function shown() {
  const said = await caches.match(PAGE, { cacheName: SHOWN });
  return said?.text();
}

/** Shows this version's page from the next load on. */
async function show() {
  const store = await caches.open(SHOWN);
  await store.put(PAGE, new Response(SHELL));
}

/** Bytes of this version's shell that no other version has. */
async function newBytes() {
  const others = (await shells()).filter((name) => name !== SHELL);
  const keys = await Promise.all(others.map(async (name) => (await caches.open(name)).keys()));
  const known = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  const isNew = ([path, , integrity]) => integrity || !known.has(path);
  return shell.filter(isNew).reduce((sum, [, bytes]) => sum + bytes, 0);
}

const isLater = ({ url }) => later.includes(new URL(url).pathname);

/** Takes over speech (21 MB) from versions that had one store for all. */
async function inherit(names) {
  const store = await caches.open(LATER);
  for (const name of names) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const response = isLater(request) ? await old.match(request) : undefined;
      if (response) await store.put(request, response);
    }
  }
}

const drop = (names) => Promise.all(names.map((name) => caches.delete(name)));

/** The versions after `from` and before `to`; before the first there is none. */
async function between(from, to) {
  const names = await shells();
  return names.slice(names.indexOf(from) + 1, Math.max(0, names.indexOf(to)));
}

async function install(event) {
  await controller.install(event);
  // Offered, never taken, and overtaken by this one: no page is of theirs.
  if (await shown()) await drop(await between(await shown(), SHELL));
}

/** The browser does this while no page is open: nothing of versions before is needed. */
async function takeOver() {
  await show();
  const before = await between(undefined, SHELL);
  await inherit(before);
  await drop(before);
  const store = await caches.open(LATER);
  for (const request of await store.keys()) if (!isLater(request)) await store.delete(request);
  // Of the first version, so that what its first page asks for is stored, too.
  if (before.length === 0) await self.clients.claim();
}

/** Drops the versions before the one that is shown, once the page that has just loaded is the only one. */
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1) await drop(await between(undefined, await shown()));
}

/** Of the version that is shown; where the browser has cleared its store, the network's. */
async function own({ event, request, url }) {
  const stored = await caches.match(request.mode === 'navigate' ? PAGE : url.pathname, {
    cacheName: (await shown()) ?? SHELL,
    // Workbox stores it with the version as a parameter.
    ignoreSearch: true,
    ignoreVary: true,
  });
  if (stored) return stored;
  if (request.mode === 'navigate') {
    const refill = { type: 'install', waitUntil: (filled) => event.waitUntil(filled) };
    // Without a network there is nothing to fill it with, and the host may have another version by now.
    event.waitUntil(controller.install(refill).then(show, () => undefined));
  }
  return fetch(request);
}

const isPage = new RegExp(pages);
const router = new Router();
router.registerRoute(
  new Route(
    ({ url, request, sameOrigin }) =>
      request.mode === 'navigate'
        ? isPage.test(url.pathname)
        : sameOrigin && shell.some(([path, , integrity]) => integrity && path === url.pathname),
    own,
  ),
);
router.registerRoute(
  new Route(
    // A film is asked for in ranges, which a cache cannot answer.
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('range'),
    // Of whatever version the page is that asks. Not `matchPrecache`, which would open the store of this
    // version anew, and empty, where a newer one is shown and it was dropped.
    async (options) =>
      (await caches.match(options.url.href, { ignoreVary: true })) ?? files.handle(options),
  ),
);

/** What films and libraries need, behind whatever the page is asking for. On a full disk it comes with its first use. */
async function keepRest() {
  const store = await caches.open(LATER);
  for (const path of rest) {
    if (await store.match(path, { ignoreVary: true })) continue;
    await store.add(new Request(path, { priority: 'low' })).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const response = request.method === 'GET' && router.handleRequest({ request, event });
  if (response) event.respondWith(response);
});
self.addEventListener('message', (event) => {
  const answer = (value) => event.ports[0]?.postMessage(value);
  const tasks = {
    LOADED: tidy,
    REST: keepRest,
    // Shown, it is nothing to offer, though it waits until the last page is closed.
    SIZE: async () => (await shown()) === SHELL || answer(await newBytes()),
    // Never `skipWaiting`: a browser may take minutes for it, or end a worker that has work.
    TAKE: () => show().finally(answer),
  };
  const task = tasks[event.data?.type];
  if (task) event.waitUntil(task());
});
