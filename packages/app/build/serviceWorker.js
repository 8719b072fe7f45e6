/*
 * Opens the app without a network, from the files of one version
 * (docs/decisions/0183-workbox-runs-in-a-worker-of-ours.md). Pages are served from the cache, so a reload
 * shows the page's current version until the user takes a newer one, or the last page is closed. Nothing
 * else is intercepted: no API calls, no media of a server.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';
import { Router } from 'workbox-routing/Router.js';
import { Route } from 'workbox-routing/Route.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';

/**
 * Provided by the build (packages/app/build/serviceWorker.ts). A shell file is its path, its size in bytes
 * and, if its name has no hash, the hash of its content: the host may have changed it since.
 */
const { version, pages, shell, later, rest } = self.builtFiles;
const PAGE = '/index.html';
const PREFIX = 'lectern-shell-';
const SHELL = PREFIX + version;
/** Speech, films and images, shared by all versions: their names contain a hash. */
const LATER = 'lectern-files';
/** Records which version's page is shown; the workers of all versions follow it. */
const SHOWN = 'lectern-shown';

const controller = new PrecacheController({ cacheName: SHELL });
controller.addToCacheList(
  shell.map(([url, , integrity]) =>
    integrity ? { url, revision: version, integrity } : { url, revision: null },
  ),
);
const files = new CacheFirst({ cacheName: LATER, matchOptions: { ignoreVary: true } });

/** Returns the cache names of all versions, oldest first. */
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

/** Counts the bytes of this version's shell that no other version has. */
async function newBytes() {
  const others = (await shells()).filter((name) => name !== SHELL);
  const keys = await Promise.all(others.map(async (name) => (await caches.open(name)).keys()));
  const known = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  const isNew = ([path, , integrity]) => integrity || !known.has(path);
  return shell.filter(isNew).reduce((sum, [, bytes]) => sum + bytes, 0);
}

const isLater = ({ url }) => later.includes(new URL(url).pathname);

/** Takes over speech files (21 MB) from versions that kept everything in one cache. */
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

/** Returns the versions after `from` and before `to`; empty if `to` is the first. */
async function between(from, to) {
  const names = await shells();
  return names.slice(names.indexOf(from) + 1, Math.max(0, names.indexOf(to)));
}

async function install(event) {
  await controller.install(event);
  // Versions that were offered but never taken, and that this one supersedes: no page uses them.
  if (await shown()) await drop(await between(await shown(), SHELL));
}

/** Runs while no page is open, when the browser activates the worker: no earlier version is needed. */
async function takeOver() {
  await show();
  const before = await between(undefined, SHELL);
  await inherit(before);
  await drop(before);
  const store = await caches.open(LATER);
  for (const request of await store.keys()) if (!isLater(request)) await store.delete(request);
  // On the first install, claim the open page so that the files it requests are stored too.
  if (before.length === 0) await self.clients.claim();
}

/** Drops the versions before the shown one, if the page that has just loaded is the only one. */
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1) await drop(await between(undefined, await shown()));
}

/** Answers from the version that is shown, or from the network if the browser has cleared its cache. */
async function own({ event, request, url }) {
  const stored = await caches.match(request.mode === 'navigate' ? PAGE : url.pathname, {
    cacheName: (await shown()) ?? SHELL,
    // Workbox stores the file with its version as a query parameter.
    ignoreSearch: true,
    ignoreVary: true,
  });
  if (stored) return stored;
  if (request.mode === 'navigate') {
    const refill = { type: 'install', waitUntil: (filled) => event.waitUntil(filled) };
    // Refilling fails without a network, and the host may have another version by now.
    event.waitUntil(controller.install(refill).then(show, () => undefined));
  }
  return fetch(request);
}

/**
 * Answers from the caches of all versions, because pages of any version may ask. Not `matchPrecache`: once a
 * newer version is shown and this version's cache has been dropped, it would create that cache again, empty.
 */
async function whole(options) {
  return (await caches.match(options.request.url, { ignoreVary: true })) ?? files.handle(options);
}

/**
 * Answers a player, which requests ranges, from the whole file: a cache stores nothing else. A film of the
 * app has a few hundred kilobytes at most, so playing does not start much later.
 */
async function part({ event, request }) {
  const response = await whole({ event, request: new Request(request.url) });
  return response.ok ? createPartialResponse(request, response) : response;
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
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    (options) => (options.request.headers.has('range') ? part(options) : whole(options)),
  ),
);

/**
 * Stores what films and libraries need, at low priority behind the page's own requests. If the disk is
 * full, files load when first used.
 */
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
    // A version that is already shown is not offered, although its worker waits until the last page is
    // closed.
    SIZE: async () => (await shown()) === SHELL || answer(await newBytes()),
    // Never `skipWaiting`: a browser may take minutes for it, or terminate a worker that is busy.
    TAKE: () => show().finally(answer),
  };
  const task = tasks[event.data?.type];
  if (task) event.waitUntil(task());
});
