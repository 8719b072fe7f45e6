/**
 * Everything that the handlers work with, put together once for a page (or a test).
 *
 * Heavy parts (the studio, the presenter art) are functions that load them on first use, so that
 * signing in stays light.
 */
import type { BackendContext } from '../handlers/context.ts';
import { createAccountStore } from '../db/accounts.ts';
import { openDatabase, type IndexedDbSource } from '../db/database.ts';
import { createTokenStore } from '../db/tokens.ts';
import { createIds } from '../base/ids.ts';
import { createAvatarLibrary } from '../generators/avatars/avatarLibrary.ts';
import { defaultLocks, type Locks } from '../base/locks.ts';
import { browserMedia, type MediaLibrary } from '../files/mediaLibrary.ts';
import { createMediaUrls } from '../files/mediaUrls.ts';
import { createRenderQueue } from '../jobs/renders/renderQueue.ts';
import { createRenderRecords } from '../jobs/renders/renderRecords.ts';
import { createRenderSignals } from '../jobs/renders/renderSignals.ts';
import { createSpeech } from '../jobs/speech.ts';
import { loadStudio, type Studio } from '@lectern/studio';

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
