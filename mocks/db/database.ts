import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type {
  AccessTokenRecord,
  AudioRecord,
  AvatarRecord,
  CustomRequestRecord,
  GeneratedImageRecord,
  MetaRecord,
  ProjectRecord,
  RefreshTokenRecord,
  ScriptRecord,
  TableRecord,
  TableRowRecord,
  TakeRecord,
  UserRecord,
  VideoRecord,
} from './records.ts';

/** The embedded backend's database. */
export type LecternDatabase = Dexie & {
  users: EntityTable<UserRecord, 'id'>;
  accessTokens: EntityTable<AccessTokenRecord, 'token'>;
  refreshTokens: EntityTable<RefreshTokenRecord, 'token'>;
  projects: EntityTable<ProjectRecord, 'id'>;
  scripts: EntityTable<ScriptRecord, 'id'>;
  audios: EntityTable<AudioRecord, 'id'>;
  videos: EntityTable<VideoRecord, 'id'>;
  avatars: EntityTable<AvatarRecord, 'id'>;
  images: EntityTable<GeneratedImageRecord, 'id'>;
  customRequests: EntityTable<CustomRequestRecord, 'id'>;
  videoTables: EntityTable<TableRecord, 'id'>;
  tableRows: Table<TableRowRecord, [tableId: string, row: number]>;
  takes: EntityTable<TakeRecord, 'id'>;
  meta: EntityTable<MetaRecord, 'key'>;
};

/** The IndexedDB to use; tests pass one in memory. */
export type IndexedDbSource = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Raise it with each change of the stores. */
const VERSION = 3;

/**
 * Opens (or on first use creates) the database of that name. Dexie connects on the first query.
 *
 * Writes are strict: an acknowledged change is on the disk and survives a crash of the browser.
 *
 * @param onOutdated the database belongs to a newer version of the app; it is closed for good here
 */
export function openDatabase(
  name: string,
  source: IndexedDbSource = {},
  onOutdated: () => void = () => undefined,
): LecternDatabase {
  const database = new Dexie(name, {
    ...source,
    chromeTransactionDurability: 'strict',
  }) as LecternDatabase;

  function giveUp(): void {
    database.close({ disableAutoOpen: true });
    onOutdated();
  }
  database.on('versionchange', ({ newVersion }) => {
    // A deleted database starts empty.
    if (newVersion === null) return true;
    giveUp();
    // Dexie's own listener comes after this one, and would let the next query open it again.
    return false;
  });
  database.on('ready', (opened) => {
    // Dexie counts its versions in tens.
    if (Math.floor(opened.backendDB().version / 10) <= VERSION) return;
    giveUp();
    throw new Error('The database belongs to a newer version of Lectern.');
  });
  database.version(VERSION).stores({
    users: 'id, &usernameKey, &emailKey',
    accessTokens: 'token, family, expiresAt',
    refreshTokens: 'token, family, expiresAt',
    projects: 'id, userId, &[userId+frontendId]',
    scripts: 'id, userId',
    audios: 'id, projectId',
    videos: 'id, projectId, state',
    avatars: 'id, ownerId, visibility',
    images: 'id, userId',
    customRequests: 'id, userId',
    videoTables: 'id, userId, createdAt',
    tableRows: '[tableId+row], [tableId+state+row], projectId',
    takes: 'id, projectId, state',
    meta: 'key',
  });
  return database;
}

/**
 * Closes the database when its page ends; what was begun is still written. WebKit may never open a database
 * again, in no tab, that was at work when its page ended. A page that comes back from the browser's cache
 * opens it with its next query.
 */
export function closeWithPage(database: LecternDatabase, page: EventTarget): void {
  page.addEventListener('pagehide', () => {
    // One that was given up stays closed for good.
    if (database.isOpen()) database.close({ disableAutoOpen: false });
  });
}
