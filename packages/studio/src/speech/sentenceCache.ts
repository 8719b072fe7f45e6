import type { SentenceStore } from './keptSentences.ts';

const CACHE = 'lectern-sentences';
/** Sentences of about 3 s at 16 kHz are 100 kB each, which makes about 40 MB in total. */
const MOST = 400;

export interface SentenceCache extends SentenceStore {
  /** Evicts the oldest sentences. Call it at the end of a job, when nothing is waiting for it. */
  trim(): Promise<void>;
}

/** Opens the store in Cache Storage; nothing is stored if that is unavailable or full. */
export async function openSentenceCache(): Promise<SentenceCache> {
  const cache = await open();
  const addressOf = (key: string) => `https://sentences.invalid/${encodeURIComponent(key)}`;
  return {
    async read(key) {
      const kept = await cache?.match(addressOf(key)).catch(() => undefined);
      return kept ? kept.blob() : null;
    },
    async write(key, content) {
      await cache?.put(addressOf(key), new Response(content)).catch(() => undefined);
    },
    async trim() {
      await removeOldest(cache, MOST);
    },
  };
}

/** Removes all sentences, to make room on a full disk. @returns their number */
export async function emptySentenceCache(): Promise<number> {
  return removeOldest(await open(), 0);
}

/** Removes the oldest sentences, so that as many as `most` stay. @returns the number of removed ones */
async function removeOldest(cache: Cache | undefined, most: number): Promise<number> {
  if (!cache) return 0;
  const keys = await cache.keys().catch(() => []);
  const old = keys.slice(0, Math.max(0, keys.length - most));
  await Promise.allSettled(old.map((request) => cache.delete(request)));
  return old.length;
}

async function open(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE);
  } catch {
    return undefined;
  }
}
