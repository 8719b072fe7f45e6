/*
 * Opens the app without a network. Pages come from the network whenever there is one, so no old version
 * is pinned; files under /assets/ have a hash in their names and never change. Nothing else is touched:
 * no call of the API, no media of a server. It takes over when the last page of the version before it
 * is closed, never under a running render.
 */
const { version, files, shell } = /* facts */ {};
const PREFIX = 'lectern-shell-';
const CACHE = PREFIX + version;
const PAGE = '/index.html';
const kept = new Set([...files, ...shell]);

async function fill() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: a page from there may belong to the version before.
  await cache.addAll([PAGE, ...shell].map((url) => new Request(url, { cache: 'no-cache' })));
}

/** Hands on what an older version has of the same files (speech is 21 MB), then drops it. */
async function inherit() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const cache = await caches.open(CACHE);
  for (const name of names) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const { pathname } = new URL(request.url);
      if (!files.includes(pathname) || (await cache.match(pathname))) continue;
      const response = await old.match(request);
      if (response) await cache.put(pathname, response);
    }
    await caches.delete(name);
  }
}

/** From the network, else as it was stored under `url`: for what has no hash in its name. */
async function fresh(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await (await caches.open(CACHE)).match(url);
    if (stored) return stored;
    throw error;
  }
}

async function asset(request, pathname) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(pathname);
  if (stored) return stored;
  const response = await fetch(request);
  // Kept when there is room; a full disk must not cost the answer.
  if (response.status === 200) void cache.put(pathname, response.clone()).catch(() => undefined);
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(inherit()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  // A film is asked for in ranges, which a cache cannot answer.
  else if (kept.has(pathname) && !request.headers.has('range')) {
    event.respondWith(
      pathname.startsWith('/assets/') ? asset(request, pathname) : fresh(request, pathname),
    );
  }
});
