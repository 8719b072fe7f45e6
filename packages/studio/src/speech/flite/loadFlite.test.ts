// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFlite } from './loadFlite.ts';

/** The shortest module: a magic number and a version. */
const MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const PAGE = new TextEncoder().encode('<!doctype html><title>Not found</title>');

const stored = new Map<string, Uint8Array<ArrayBuffer>>();
const cache = {
  match: async (url: string) => {
    const bytes = stored.get(url);
    return bytes && new Response(bytes);
  },
  put: async (url: string, response: Response) => {
    stored.set(url, new Uint8Array(await response.arrayBuffer()));
  },
  keys: async () => [...stored.keys()],
  delete: async (url: string) => stored.delete(url),
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(MODULE));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

describe('loadFlite', () => {
  it('fetches the engine once and caches it', async () => {
    expect(await loadFlite()).toBeInstanceOf(WebAssembly.Module);
    expect(await loadFlite()).toBeInstanceOf(WebAssembly.Module);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('drops the engine of an earlier build', async () => {
    stored.set('http://localhost/assets/flite-old.wasm', MODULE);
    await loadFlite();
    expect([...stored.keys()]).toEqual([expect.not.stringContaining('old')]);
  });

  it('fetches again if the cached copy is damaged', async () => {
    await loadFlite();
    for (const url of stored.keys()) stored.set(url, PAGE);
    expect(await loadFlite()).toBeInstanceOf(WebAssembly.Module);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not cache a page that a server sent instead', async () => {
    fetched.mockImplementation(async () => new Response(PAGE));
    await expect(loadFlite()).rejects.toMatchObject({ code: 'speech-failed' });
    expect(stored.size).toBe(0);
  });

  it.each([
    ['the server refuses', async () => new Response(null, { status: 404 })],
    ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails when %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(loadFlite()).rejects.toMatchObject({ code: 'speech-failed' });
  });

  it('works without a cache, and with a full one', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await loadFlite()).toBeInstanceOf(WebAssembly.Module);
    const full = {
      ...cache,
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    vi.stubGlobal('caches', { open: async () => full });
    expect(await loadFlite()).toBeInstanceOf(WebAssembly.Module);
  });

  it('stops when cancelled', async () => {
    fetched.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response(MODULE);
    });
    await expect(loadFlite(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
