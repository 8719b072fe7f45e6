import type { Page } from './fixtures.ts';

/** Mismatches between the embedded backend's records and files. All empty if they agree. */
export interface Ledger {
  filesWithoutRecord: string[];
  recordsWithoutFile: string[];
  /** Records of audio or video still being made. */
  unfinished: string[];
}

interface Stored {
  id: string;
  state: string;
  isSample?: boolean;
}

/** Reads the backend's own database and media store. */
export async function readLedger(page: Page): Promise<Ledger> {
  const { audios, videos, files } = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
      });
    const database = await done(indexedDB.open('lectern'));
    const stores = database.transaction(['audios', 'videos']);
    const [audioRecords, videoRecords] = await Promise.all([
      done(stores.objectStore('audios').getAll() as IDBRequest<Stored[]>),
      done(stores.objectStore('videos').getAll() as IDBRequest<Stored[]>),
    ]);
    database.close();
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('lectern-media', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return { audios: audioRecords, videos: videoRecords, files: names };
  });
  const expected = [
    ...audios
      .filter(({ state }) => state === 'ready')
      .flatMap(({ id }) => [`${id}.wav`, `${id}.timeline.json`]),
    ...videos
      .filter(({ state, isSample }) => state === 'completed' && isSample !== true)
      .flatMap(({ id }) => [`${id}.mp4`, `${id}.poster.jpg`, `${id}.vtt`]),
  ];
  const unfinished = [...audios, ...videos]
    .filter(({ state }) => state === 'speaking' || state === 'video_processing')
    .map(({ id }) => id);
  return {
    filesWithoutRecord: files.filter((name) => !expected.includes(name)),
    recordsWithoutFile: expected.filter((name) => !files.includes(name)),
    unfinished,
  };
}
