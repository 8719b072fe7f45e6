import type { LecternDatabase } from '../../db/database.ts';
import type { MetaRecord } from '../../db/records.ts';

/**
 * Increment when the presenters' art changes; a test detects it. Pictures drawn with older art are drawn
 * again.
 */
export const ART = 1;

/** In milliseconds. A library's pictures are written together, because each write waits for the disk. */
const TOGETHER_MS = 200;

/** Returns the picture for a key, and draws it if there is none yet. */
export type PictureSource = (key: string, draw: () => Promise<string>) => Promise<string>;

/**
 * Keeps drawn pictures (6 kB each) in memory for this page, and in the database for the next one: the code
 * that draws them is 176 kB, more than anything else that the dashboard would wait for.
 */
export function createKeptPictures({ meta }: Pick<LecternDatabase, 'meta'>): PictureSource {
  const known = new Map<string, string>();
  const mark = `art ${ART} `;
  let waiting: MetaRecord[] = [];

  async function read(key: string): Promise<string | undefined> {
    const value = String((await meta.get(key))?.value ?? '');
    return value.startsWith(mark) ? value.slice(mark.length) : undefined;
  }

  function write(): void {
    // The write may fail, for example on a full disk; the next page then draws the pictures again.
    meta.bulkPut(waiting).catch(() => undefined);
    waiting = [];
  }

  function keep(key: string, url: string): void {
    if (waiting.length === 0) setTimeout(write, TOGETHER_MS);
    waiting.push({ key, value: mark + url });
  }

  return async (name, draw) => {
    const key = `picture ${name}`;
    const kept = known.get(key) ?? (await read(key));
    const url = kept ?? (await draw());
    if (kept === undefined) keep(key, url);
    known.set(key, url);
    return url;
  };
}
