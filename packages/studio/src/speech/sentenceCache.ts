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
      if (!cache) return;
      const keys = await cache.keys().catch(() => []);
      const old = keys.slice(0, Math.max(0, keys.length - MOST));
      await Promise.allSettled(old.map((request) => cache.delete(request)));
    },
  };
}

async function open(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE);
  } catch {
    return undefined;
  }
}
