// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../StudioError.ts';
import { retryWithoutCache } from './retryWithoutCache.ts';
import { MISFIT } from './segments/segment.ts';
import { stubFolder } from './stubFolder.ts';

const [OWN, OTHER] = ['a', 'b'].map((sign) => sign.repeat(64)) as [string, string];
const FULL = new StudioError('storage-full');
const UNFIT = new StudioError('encoder-failed', MISFIT);

/** A cache with a segment of the film, and one of another film. */
function openCache() {
  const files = stubFolder();
  for (const hash of [OWN, OTHER]) {
    files.set(`${hash}.part`, { content: new Blob(['part']), lastModified: 0 });
  }
  return files;
}

/** A store of spoken sentences with one sentence. */
function openSentences() {
  const sentences = new Set(['sentence']);
  const cache = {
    keys: async () => [...sentences],
    delete: async (key: string) => sentences.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return sentences;
}

/** Work that fails with each cause in turn, and then succeeds. */
function failingWith(...causes: Error[]) {
  const left = [...causes];
  return vi.fn(async () => {
    const cause = left.shift();
    if (cause) throw cause;
    return 'film';
  });
}

const needed = () => new Set([OWN]);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('work that meets a full disk', () => {
  it('is repeated without the segments of other films', async () => {
    const files = openCache();
    await expect(retryWithoutCache(failingWith(FULL), needed)).resolves.toBe('film');
    expect([...files.keys()]).toEqual([`${OWN}.part`]);
  });

  it('is repeated without spoken sentences, even if there are no segments', async () => {
    openCache().clear();
    const sentences = openSentences();
    await expect(retryWithoutCache(failingWith(FULL), needed)).resolves.toBe('film');
    expect(sentences.size).toBe(0);
  });

  it('fails if there is nothing to remove', async () => {
    const files = openCache();
    files.delete(`${OTHER}.part`);
    const work = failingWith(FULL);
    await expect(retryWithoutCache(work, needed)).rejects.toBe(FULL);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('work with segments that do not fit together', () => {
  it('is repeated without any kept segment', async () => {
    const files = openCache();
    const sentences = openSentences();
    await expect(retryWithoutCache(failingWith(UNFIT), needed)).resolves.toBe('film');
    expect(files.size).toBe(0);
    expect(sentences.size).toBe(1);
  });
});

it.each([
  ['a second failure', [UNFIT, UNFIT]],
  ['an encoder that stopped', [new StudioError('encoder-failed', 'lost')]],
  ['a cancelled film', [new StudioError('cancelled')]],
  ['any other error', [new Error(MISFIT)]],
])('%s ends the work', async (_, causes) => {
  openCache();
  const work = failingWith(...causes);
  await expect(retryWithoutCache(work, needed)).rejects.toBe(causes.at(-1));
  expect(work).toHaveBeenCalledTimes(causes.length);
});
