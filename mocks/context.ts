/**
 * Everything that the handlers work with, put together once for a page (or a test).
 *
 * Heavy parts (the studio, the presenter art) are functions that load them on first use, so that
 * signing in stays light.
 */
import { createAccountStore, type AccountStore } from './db/accounts.ts';
import { openDatabase, type IndexedDbSource, type LecternDatabase } from './db/database.ts';
import { createTokenStore, type TokenStore } from './db/tokens.ts';
import { createIds, type IdSource } from './ids.ts';
import { createAvatarLibrary, type AvatarLibrary } from './library/avatarLibrary.ts';
import { defaultLocks, type Locks } from './locks.ts';
import { browserMedia, type MediaLibrary } from './media/mediaLibrary.ts';
import { createMediaUrls, type MediaUrls } from './media/mediaUrls.ts';
import { createRenderQueue, type RenderQueue } from './renders/renderQueue.ts';
import { createRenderRecords, type RenderRecords } from './renders/renderRecords.ts';
import { createRenderSignals } from './renders/renderSignals.ts';
import { createSpeech, type Speech } from './speech/speech.ts';
import { loadStudio, type Studio } from '@lectern/studio';

export interface BackendContext {
  db: LecternDatabase;
  accounts: AccountStore;
  tokens: TokenStore;
  avatars: AvatarLibrary;
  media: MediaLibrary;
  urls: MediaUrls;
  speech: Speech;
  renders: RenderQueue;
  records: RenderRecords;
  studio: () => Promise<Studio>;
  newId: IdSource;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Lower-case letters, digits and hyphens; see `createIds`. */
  namespace: string;
  /** A username that counts as signed in where a request carries no token; null asks for one. */
  signedInAs: string | null;
  /** Ends everything that runs, like a closed tab. */
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Parts this backend's records and files from those of the product's own one. */
  namespace?: string;
  signedInAs?: string | null;
  indexedDb?: IndexedDbSource;
  /** The database belongs to a newer version of the app. */
  onOutdated?: () => void;
  media?: MediaLibrary;
  studio?: () => Promise<Studio>;
  locks?: Locks;
  now?: () => number;
  /** What ids are made of; random unless given. See `createIds`. */
  nextId?: () => string;
}

/** Loads on the first call; a failed load is tried again on the next one. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
}

/** Puts a backend together. Nothing is read, seeded or loaded yet. */
export function createContext(options: BackendOptions = {}): BackendContext {
  const { namespace = '', media = browserMedia, now = Date.now } = options;
  const name = namespace === '' ? 'lectern' : `lectern-${namespace}`;
  const db = openDatabase(name, options.indexedDb, options.onOutdated);
  const newId = createIds(namespace, options.nextId);
  const studio = once(options.studio ?? loadStudio);
  const locks = options.locks ?? defaultLocks();
  const records = createRenderRecords(db, now);
  const speech = createSpeech({ db, media, studio, locks, newId, now });
  const signals = createRenderSignals(`${name}-renders`);
  const renders = createRenderQueue({ records, media, speech, studio, locks, signals, now });

  return {
    db,
    accounts: createAccountStore(db, newId, now),
    tokens: createTokenStore(db, newId, now),
    avatars: createAvatarLibrary(db),
    media,
    urls: createMediaUrls(media),
    speech,
    renders,
    records,
    studio,
    newId,
    now,
    namespace,
    signedInAs: options.signedInAs ?? null,
    async close() {
      await renders.close();
      db.close();
    },
  };
}
