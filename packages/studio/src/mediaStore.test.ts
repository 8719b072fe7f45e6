// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { flushMedia } from './mediaStore.ts';

/** A media store with one file, as workers or as pages see it. */
function storeWith(file: object): void {
  const folder = { getFileHandle: () => Promise.resolve(file) };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hands a file to the disk, and lets go of it', async () => {
  const done: string[] = [];
  const access = { flush: () => done.push('flush'), close: () => done.push('close') };
  storeWith({ createSyncAccessHandle: () => Promise.resolve(access) });
  await flushMedia('vid_1.mp4');
  expect(done).toEqual(['flush', 'close']);
});

it('says a full disk in the studio’s words, and still lets go', async () => {
  const close = vi.fn();
  const flush = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  storeWith({ createSyncAccessHandle: () => Promise.resolve({ flush, close }) });
  await expect(flushMedia('vid_1.mp4')).rejects.toHaveProperty('code', 'storage-full');
  expect(close).toHaveBeenCalledTimes(1);
});

it('does nothing on a page', async () => {
  storeWith({});
  await expect(flushMedia('vid_1.mp4')).resolves.toBeUndefined();
});
