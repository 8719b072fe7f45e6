import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Stamped } from './mirror.ts';

/** A text under its key. A removed text stays as null, so that an older copy cannot return. */
export interface StoredRecord extends Stamped {
  key: string;
}

/** The store in which records survive a crash of the browser's process. */
export interface RecordDatabase {
  readAll: () => Promise<StoredRecord[]>;
  /** Resolves once the records are on disk, all or none. */
  put: (records: readonly StoredRecord[]) => Promise<void>;
  /** Deletes records that were removed long ago. */
  forget: (keys: readonly string[]) => Promise<void>;
}

/** The record database of a page. */
export interface PageDatabase extends RecordDatabase {
  /** Closes the database once pending writes are done; the next use opens it again. */
  release: () => void;
}

interface Schema extends DBSchema {
  records: { key: string; value: StoredRecord };
}

type Store = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

const NAME = 'lectern-records';
const VERSION = 1;

/**
 * Creates the record store in IndexedDB. It is opened on first use, and again after a failure.
 *
 * @param onOutdated the database belongs to a newer version of the app; this page can no longer save
 */
export function createRecordDatabase(onOutdated: () => void): PageDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  async function connect(): Promise<IDBPDatabase<Schema>> {
    try {
      return await openDB<Schema>(NAME, VERSION, {
        upgrade: (database) => void database.createObjectStore('records', { keyPath: 'key' }),
        blocking(_current, wanted, event) {
          if (event.target instanceof IDBDatabase) event.target.close();
          // After a deletion, the next use creates the database again; a newer version's database belongs
          // to another page.
          opening = null;
          if (wanted !== null) onOutdated();
        },
        terminated() {
          opening = null;
        },
      });
    } catch (error) {
      // A browser can refuse at once, before the promise that is to be dropped has been stored.
      await Promise.resolve();
      opening = null;
      if (error instanceof DOMException && error.name === 'VersionError') onOutdated();
      throw error;
    }
  }

  /** Uses strict durability: complete means written to disk, not handed to the system. */
  async function change(work: (store: Store) => Promise<unknown>[]): Promise<void> {
    const database = await (opening ??= connect());
    const transaction = database.transaction('records', 'readwrite', { durability: 'strict' });
    await Promise.all([...work(transaction.store), transaction.done]);
  }

  return {
    readAll: async () => (await (opening ??= connect())).getAll('records'),
    put: (records) => change((store) => records.map((record) => store.put(record))),
    forget: (keys) => change((store) => keys.map((key) => store.delete(key))),
    release: () => {
      const held = opening;
      opening = null;
      held?.then(
        (database) => database.close(),
        // The caller that requested the database receives the error.
        () => undefined,
      );
    },
  };
}
