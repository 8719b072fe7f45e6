import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { createRecordDatabase } from './recordDatabase.ts';

const record = { key: 'a', text: 'one', at: 1 };

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB('lectern-records');
});

it('writes strictly: a resolved write is on disk', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const database = createRecordDatabase(vi.fn());
  await database.put([record]);
  expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
  expect(await database.readAll()).toEqual([record]);
});

it('resolves when the transaction completes, not when its request succeeds', async () => {
  const database = createRecordDatabase(vi.fn());
  await database.put([record]);
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
    this: IDBObjectStore,
    value: unknown,
  ) => IDBRequest<IDBValidKey>;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = put.call(this, value);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(database.put([{ ...record, text: 'two' }])).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
  expect(await database.readAll()).toEqual([record]);
});

it('rejects a change that the browser has no room for, and accepts the next one', async () => {
  const database = createRecordDatabase(vi.fn());
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(database.put([record])).rejects.toThrow('Full');
  await database.put([record]);
  expect(await database.readAll()).toEqual([record]);
});

it('gives way to a newer version, reports it once, and saves nothing more', async () => {
  const onOutdated = vi.fn();
  const database = createRecordDatabase(onOutdated);
  await database.put([record]);
  const newer = await openDB('lectern-records', 99);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  await expect(database.put([{ ...record, text: 'late' }])).rejects.toHaveProperty(
    'name',
    'VersionError',
  );
  expect(await newer.get('records', 'a')).toEqual(record);
  newer.close();
});

it('closes after pending writes when the page ends, and reopens when the page comes back', async () => {
  const database = createRecordDatabase(vi.fn());
  await database.readAll();
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  const writing = database.put([record]);
  database.release();
  await writing;
  expect(close).toHaveBeenCalledTimes(1);
  await database.put([{ ...record, key: 'b' }]);
  expect((await database.readAll()).map(({ key }) => key)).toEqual(['a', 'b']);
});

it('starts over when the database was deleted', async () => {
  const onOutdated = vi.fn();
  const database = createRecordDatabase(onOutdated);
  await database.put([record]);
  await deleteDB('lectern-records');
  await database.put([{ ...record, key: 'b' }]);
  expect((await database.readAll()).map(({ key }) => key)).toEqual(['b']);
  expect(onOutdated).not.toHaveBeenCalled();
});

it('is opened again after the browser refused it synchronously', async () => {
  const database = createRecordDatabase(vi.fn());
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(database.put([record])).rejects.toThrow('refused');
  await database.put([record]);
  expect(await database.readAll()).toEqual([record]);
});
