// @vitest-environment node
import { Dexie } from 'dexie';
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { closeWithPage, openDatabase } from './database.ts';

function openPage() {
  const indexedDB = new IDBFactory();
  const onOutdated = vi.fn();
  const database = openDatabase('lectern', { indexedDB, IDBKeyRange }, onOutdated);
  return { indexedDB, database, onOutdated };
}

/** Simulates another page with a newer version of the app. */
function upgrade(indexedDB: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('lectern', 1_000);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not opened')));
  });
}

const entry = { key: 'seed', value: 1 };

describe('the database', () => {
  it('writes with strict durability, so a resolved write is on the disk', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { database } = openPage();
    await database.meta.put(entry);
    expect(transaction).toHaveBeenCalledWith(['meta'], 'readwrite', { durability: 'strict' });
  });

  it('yields to a newer version, reports it, and writes nothing more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { indexedDB, database, onOutdated } = openPage();
    await database.meta.put(entry);
    const newer = await upgrade(indexedDB);
    expect(onOutdated).toHaveBeenCalledTimes(1);
    await expect(database.meta.put({ ...entry, value: 2 })).rejects.toHaveProperty(
      'name',
      'DatabaseClosedError',
    );
    newer.close();
    vi.restoreAllMocks();
  });

  describe('when its page ends', () => {
    it('closes once pending writes finish, and reopens if the page comes back', async () => {
      const { indexedDB, database } = openPage();
      const page = new EventTarget();
      closeWithPage(database, page);
      await database.open();
      const close = vi.spyOn(IDBDatabase.prototype, 'close');
      const writing = database.transaction('rw', database.meta, async () => {
        await database.meta.put(entry);
        page.dispatchEvent(new Event('pagehide'));
        await database.meta.put({ key: 'second', value: 2 });
      });
      await writing;
      expect(close).toHaveBeenCalledTimes(1);
      expect(database.isOpen()).toBe(false);
      const next = openDatabase('lectern', { indexedDB, IDBKeyRange });
      expect(await next.meta.count()).toBe(2);
      expect(await database.meta.count()).toBe(2);
      close.mockRestore();
    });

    it('does not reopen a database that a newer version has upgraded in the meantime', async () => {
      const { indexedDB, database, onOutdated } = openPage();
      const page = new EventTarget();
      closeWithPage(database, page);
      await database.meta.put(entry);
      page.dispatchEvent(new Event('pagehide'));
      (await upgrade(indexedDB)).close();
      await expect(database.meta.count()).rejects.toThrow('newer version');
      expect(onOutdated).toHaveBeenCalledTimes(1);
    });

    it('stays closed after yielding to a newer version', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { indexedDB, database } = openPage();
      const page = new EventTarget();
      closeWithPage(database, page);
      await database.open();
      const newer = await upgrade(indexedDB);
      page.dispatchEvent(new Event('pagehide'));
      await expect(database.meta.put(entry)).rejects.toHaveProperty('name', 'DatabaseClosedError');
      newer.close();
      vi.restoreAllMocks();
    });
  });

  it('keeps the records of the previous version and adds the stores for tables', async () => {
    const indexedDB = new IDBFactory();
    const before = new Dexie('lectern', { indexedDB, IDBKeyRange });
    before.version(1).stores({ projects: 'id, userId, &[userId+frontendId]', meta: 'key' });
    await before.table('meta').add(entry);
    before.close();
    const database = openDatabase('lectern', { indexedDB, IDBKeyRange });
    expect(await database.meta.get('seed')).toEqual(entry);
    expect(await database.tableRows.count()).toBe(0);
    database.close();
  });

  it('does not open a database of a newer version', async () => {
    const { indexedDB, database, onOutdated } = openPage();
    (await upgrade(indexedDB)).close();
    await expect(database.meta.get('seed')).rejects.toThrow('newer version');
    expect(onOutdated).toHaveBeenCalled();
  });
});
