import { Dexie, type DexieOptions, type EntityTable } from 'dexie';
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
  meta: EntityTable<MetaRecord, 'key'>;
};

/** Where the records are kept; tests hand in an in-memory IndexedDB. */
export type IndexedDbSource = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Opens (or on first use creates) the database of that name. Dexie connects on the first query. */
export function openDatabase(name: string, source: IndexedDbSource = {}): LecternDatabase {
  const database = new Dexie(name, source) as LecternDatabase;
  database.version(1).stores({
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
    meta: 'key',
  });
  return database;
}
