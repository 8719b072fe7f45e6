import { afterEach, expect, it, vi } from 'vitest';
import { saveZip } from './saveZip.ts';
import type { Film } from './videoSelection.ts';

const films = [{ name: 'Welcome', videoUrl: '/1' } as Film];

/** Chooses a file in place of the user; `write` receives what is saved. */
function chooseFile({
  write = () => undefined,
  createWritable = () => Promise.resolve(new WritableStream({ write })),
}: {
  write?: () => void;
  createWritable?: () => Promise<WritableStream>;
} = {}) {
  const remove = vi.fn(() => Promise.resolve());
  vi.stubGlobal('window', {
    showSaveFilePicker: () => Promise.resolve({ createWritable, remove }),
  });
  return remove;
}

const serve = (status: number) =>
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Promise.resolve(new Response(status === 200 ? 'film' : null, { status }));
  });

const save = (signal = new AbortController().signal) =>
  saveZip(films, { signal, onFilm: () => undefined });

afterEach(() => vi.unstubAllGlobals());

it('keeps the chosen file once films are in it', async () => {
  serve(200);
  const remove = chooseFile();
  expect(await save()).toEqual({ saved: 1, missing: 0 });
  expect(remove).not.toHaveBeenCalled();
});

it('leaves no ZIP without films', async () => {
  serve(404);
  const remove = chooseFile();
  expect(await save()).toEqual({ saved: 0, missing: 1 });
  expect(remove).toHaveBeenCalledTimes(1);
});

it('leaves no empty file on a full disk', async () => {
  serve(200);
  const full = new DOMException('full', 'QuotaExceededError');
  const remove = chooseFile({
    write: () => {
      throw full;
    },
  });
  await expect(save()).rejects.toBe(full);
  expect(remove).toHaveBeenCalledTimes(1);
});

it('leaves no empty file when cancelled', async () => {
  serve(200);
  const remove = chooseFile();
  await expect(save(AbortSignal.abort())).rejects.toHaveProperty('name', 'AbortError');
  expect(remove).toHaveBeenCalledTimes(1);
});

it('leaves no empty file that it may not write to', async () => {
  const refused = new DOMException('no', 'NotAllowedError');
  const remove = chooseFile({ createWritable: () => Promise.reject(refused) });
  await expect(save()).rejects.toBe(refused);
  expect(remove).toHaveBeenCalledTimes(1);
});
