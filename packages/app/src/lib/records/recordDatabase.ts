import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Stamped } from './mirror.ts';

/** A text under its key. One that was removed stays as null, so that an older copy cannot return. */
export interface StoredRecord extends Stamped {
  key: string;
}

/** Where records survive the death of the browser's process. */
export interface RecordDatabase {
  readAll: () => Promise<StoredRecord[]>;
  /** Resolves once the records are on the disk, all or none. */
  put: (records: readonly StoredRecord[]) => Promise<void>;
  /** Forgets records whose removal is long past. */
  forget: (keys: readonly string[]) => Promise<void>;
}

/** The records of a page. */
export interface PageDatabase extends RecordDatabase {
  /** Closes the database once what was begun is written; the next use opens it again. */
  release: () => void;
}

interface Schema extends DBSchema {
  records: { key: string; value: StoredRecord };
}

type Store = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

const NAME = 'lectern-records';
const VERSION = 1;

/**
 * The records in IndexedDB. Opened with the first use, and again after a failure.
 *
 * @param onOutdated the database belongs to a newer version of the app; this page keeps no more
 */
export function createRecordDatabase(onOutdated: () => void): PageDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  async function connect(): Promise<IDBPDatabase<Schema>> {
    try {
      return await openDB<Schema>(NAME, VERSION, {
        upgrade: (database) => void database.createObjectStore('records', { keyPath: 'key' }),
        blocking(_current, wanted, event) {
          if (event.target instanceof IDBDatabase) event.target.close();
          // A database that is deleted begins again; one of a newer version is another page's.
          opening = null;
          if (wanted !== null) onOutdated();
        },
        terminated() {
          opening = null;
        },
      });
    } catch (error) {
      opening = null;
      if (error instanceof DOMException && error.name === 'VersionError') onOutdated();
      throw error;
    }
  }

  /** Strict: complete means written to the disk, not handed to the system. */
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
        // Whoever asked for it is told.
        () => undefined,
      );
    },
  };
}
