/**
 * Assembles the dependencies of the handlers, once per page or test.
 *
 * Heavy parts (the studio, the presenter art) load on first use, so that signing in stays fast.
 */
import type { BackendContext } from '../handlers/context.ts';
import { createAccountStore } from '../db/accounts.ts';
import { closeWithPage, openDatabase, type IndexedDbSource } from '../db/database.ts';
import { createTokenStore } from '../db/tokens.ts';
import { createIds } from '../base/ids.ts';
import { createAvatarLibrary } from '../generators/avatars/avatarLibrary.ts';
import { defaultLocks, type Locks } from '../base/locks.ts';
import { browserMedia, type MediaLibrary } from '../files/mediaLibrary.ts';
import { createMediaUrls, type MediaUrls } from '../files/mediaUrls.ts';
import { createRenderQueue } from '../jobs/renders/renderQueue.ts';
import { createRenderRecords } from '../jobs/renders/renderRecords.ts';
import { createRenderSignals } from '../jobs/renders/renderSignals.ts';
import { createTableQueue } from '../jobs/tables/tableQueue.ts';
import { createSpeech } from '../jobs/speech.ts';
import { loadStudio, loadTakeStudio, type Studio } from '@lectern/studio';
import type { TakeStudio } from '@lectern/studio/takes';
import type { PackStore } from '../jobs/packs/packTypes.ts';
import { keptBytes, listPacks, removePack } from '@lectern/studio/packs';

export interface BackendOptions {
  /** Separates this backend's records and files from those of the product. */
  namespace?: string;
  signedInAs?: string | null;
  indexedDb?: IndexedDbSource;
  /** Called when the database belongs to a newer version of the app. */
  onOutdated?: () => void;
  media?: MediaLibrary;
  packs?: PackStore;
  /** Provides URLs for files; `blob:` URLs of this page by default. */
  urls?: (media: MediaLibrary) => MediaUrls;
  studio?: () => Promise<Studio>;
  takeStudio?: () => Promise<TakeStudio>;
  locks?: Locks;
  now?: () => number;
  /** Source of ids; random by default. See `createIds`. */
  nextId?: () => string;
}

/** Loads on the first call; retries a failed load on the next one. */
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

/** Assembles a backend; reads, seeds and loads nothing yet. */
export function createContext(options: BackendOptions = {}): BackendContext {
  const { namespace = '', media = browserMedia, now = Date.now } = options;
  const name = namespace === '' ? 'lectern' : `lectern-${namespace}`;
  const db = openDatabase(name, options.indexedDb, options.onOutdated);
  // An in-memory database ends with its page anyway.
  if (options.indexedDb === undefined) closeWithPage(db, window);
  const newId = createIds(namespace, options.nextId);
  const studio = once(options.studio ?? loadStudio);
  const takeStudio = once(options.takeStudio ?? loadTakeStudio);
  const locks = options.locks ?? defaultLocks();
  const records = createRenderRecords(db, now);
  const speech = createSpeech({ db, media, studio, locks, newId, now });
  const signals = createRenderSignals(`${name}-renders`);
  const renders = createRenderQueue({ records, media, speech, studio, locks, signals, now });
  const accounts = createAccountStore(db, newId, now);
  const avatars = createAvatarLibrary(db);
  const packs = options.packs ?? { keptBytes, listPacks, removePack };
  const tables = createTableQueue({
    ...{ db, accounts, avatars, packs, renders, media, studio },
    ...{ locks, name, newId, now },
  });

  return {
    db,
    accounts,
    tokens: createTokenStore(db, newId, now),
    avatars,
    media,
    packs,
    urls: (options.urls ?? createMediaUrls)(media),
    speech,
    renders,
    records,
    tables,
    studio,
    takeStudio,
    locks,
    newId,
    now,
    namespace,
    signedInAs: options.signedInAs ?? null,
    async close() {
      await Promise.all([tables.close(), renders.close()]);
      db.close();
    },
  };
}
