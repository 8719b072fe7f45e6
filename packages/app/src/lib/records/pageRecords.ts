import { tellOutdated } from '../outdated.ts';
import { createMirror } from './mirror.ts';
import { createRecordDatabase, type StoredRecord } from './recordDatabase.ts';
import { createRecords, type Records } from './records.ts';

/** What the keys of records begin with. Tokens and the tab's own values are no records. */
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

/** What a record may be called: one of no family would not be written to the database by `openRecords`. */
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

const database = createRecordDatabase(tellOutdated);

/**
 * What this browser keeps for the app: drafts, names, deletions, settings. A word such as 'saved'
 * waits for the answer of `write`.
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
    // WebKit may never open a database again that was at work when its page ended.
    database.release();
  });
}

/** Milliseconds that a page waits for its records before it shows what the mirror holds. */
const PATIENCE = 2_000;

/** Resolves once records can be read; where the database fails or is silent, the mirror has to do. */
export async function openRecords(): Promise<void> {
  const opened = records.open(FAMILIES).catch((error: unknown) => {
    console.warn('What this browser keeps could not be read.', error);
  });
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
