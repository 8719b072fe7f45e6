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

/** The IndexedDB implementation to use; tests pass one in memory. */
export type IndexedDbSource = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Increment with each change of the stores. */
const VERSION = 3;

/**
 * Opens (or on first use creates) the database with that name. Dexie connects on the first query.
 *
 * Writes are strict: an acknowledged change is on the disk and survives a browser crash.
 *
 * @param onOutdated called when the database belongs to a newer version of the app; it then stays closed
 *   in this page
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
    // A deleted database simply starts empty.
    if (newVersion === null) return true;
    giveUp();
    // Stops Dexie's own listener, which runs after this one and would let the next query reopen it.
    return false;
  });
  database.on(
    'ready',
    (opened) => {
      // Dexie multiplies its version numbers by ten.
      if (Math.floor(opened.backendDB().version / 10) <= VERSION) return;
      giveUp();
      throw new Error('The database belongs to a newer version of Lectern.');
    },
    // Also when the database is opened again: a closed one is not told of an upgrade.
    true,
  );
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
 * Closes the database when its page ends; pending writes still finish. If a database is in use when its
 * page ends, WebKit may never open it again in any tab. A page restored from the browser's cache reopens
 * the database with its next query.
 */
export function closeWithPage(database: LecternDatabase, page: EventTarget): void {
  page.addEventListener('pagehide', () => {
    // A database that was given up stays closed for good.
    if (database.isOpen()) database.close({ disableAutoOpen: false });
  });
}
