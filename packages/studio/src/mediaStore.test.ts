// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { flushMedia, removeUnfinished } from './mediaStore.ts';

/** Stubs a media store with one file, as workers or pages see it. */
function storeWith(file: object): void {
  const folder = { getFileHandle: () => Promise.resolve(file) };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('flushes a file to disk and closes it', async () => {
  const done: string[] = [];
  const access = { flush: () => done.push('flush'), close: () => done.push('close') };
  storeWith({ createSyncAccessHandle: () => Promise.resolve(access) });
  await flushMedia('vid_1.mp4');
  expect(done).toEqual(['flush', 'close']);
});

it('reports a full disk as a StudioError, and still closes the file', async () => {
  const close = vi.fn();
  const flush = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  storeWith({ createSyncAccessHandle: () => Promise.resolve({ flush, close }) });
  await expect(flushMedia('vid_1.mp4')).rejects.toHaveProperty('code', 'storage-full');
  expect(close).toHaveBeenCalledTimes(1);
});

it('removes what a killed browser left behind while writing a film', async () => {
  const names = new Set([
    ...['vid_1.mp4', 'vid_1.mp4.crswap', 'vid_1.mp4.1.crswap', 'vid_1.vtt.crswap'],
    ...['vid_1.mp4.mix.wav', 'vid_2.mp4.crswap', 'vid_10.mp4.crswap'],
  ]);
  const folder = {
    keys: async function* keys() {
      yield* [...names];
    },
    removeEntry: (name: string) => Promise.resolve(names.delete(name)),
  };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
  await removeUnfinished(['vid_1.mp4', 'vid_1.vtt']);
  expect([...names]).toEqual([
    ...['vid_1.mp4', 'vid_1.mp4.mix.wav', 'vid_2.mp4.crswap', 'vid_10.mp4.crswap'],
  ]);
});

it('does nothing on a page', async () => {
  storeWith({});
  await expect(flushMedia('vid_1.mp4')).resolves.toBeUndefined();
});
