import { markOutdated } from '../page/outdated.ts';
import { createMirror } from './mirror.ts';
import { createRecordDatabase, type StoredRecord } from './recordDatabase.ts';
import { createRecords, type Records } from './records.ts';

/** Prefixes of record keys. Tokens and the tab's own values are not records. */
const FAMILIES = [
  'lectern.aiEdit.',
  'lectern.draft.',
  'lectern.favouriteVoices.',
  'lectern.ownAvatars.',
  'lectern.projectEdits.',
  'lectern.rememberedIdentifier',
  'lectern.renderPace',
  'lectern.script-draft.',
  'lectern.settings.',
  'lectern.theme',
  'lectern.voiceLayout.',
] as const;

/** A valid record key: `openRecords` would not write one outside these families to the database. */
export type RecordKey = `${(typeof FAMILIES)[number]}${string}`;

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lectern-records');

const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'text' in value &&
  (value.text === null || typeof value.text === 'string') &&
  'at' in value &&
  typeof value.at === 'number';

const database = createRecordDatabase(markOutdated);

/**
 * Everything that this browser keeps for the app: drafts, names, deletions, settings. Messages such as
 * 'saved' wait for `write` to resolve.
 */
export const records: Records<RecordKey> = createRecords({
  database,
  mirror: createMirror(() => window.localStorage),
  announce: (record) => channel?.postMessage(record),
});

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isRecord(data)) records.hear(data);
});

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => records.mirrorChanged(key));
  window.addEventListener('pagehide', () => {
    records.flush();
    // WebKit may never reopen a database that was in use when its page ended.
    database.release();
  });
}

/** Milliseconds that a page waits for its records before it falls back to the mirror. */
const PATIENCE = 2_000;

/** Resolves once records can be read; if the database fails or does not respond, the mirror is used. */
export async function openRecords(): Promise<void> {
  const opened = records.open(FAMILIES).catch((error: unknown) => {
    console.warn('What this browser keeps could not be read.', error);
  });
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
