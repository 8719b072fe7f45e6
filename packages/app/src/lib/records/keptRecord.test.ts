// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptRecord } from './keptRecord.ts';

const readCount = (value: unknown): { count: number } =>
  value instanceof Object && 'count' in value && typeof value.count === 'number'
    ? { count: value.count }
    : { count: 0 };

const KEY = 'lectern.settings.counter';
const open = () => createKeptRecord(KEY, readCount);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

// Specification: settings.4
test('a record survives a reload', async () => {
  expect(await open().write({ count: 3 })).toBe(true);
  expect(open().getSnapshot()).toEqual({ count: 3 });
});

test('the snapshot is the same object until the value changes', () => {
  const record = open();
  const first = record.getSnapshot();
  expect(record.getSnapshot()).toBe(first);
  void record.write({ count: 1 });
  expect(record.getSnapshot()).not.toBe(first);
});

test('invalid JSON counts as nothing stored', () => {
  localStorage.setItem(KEY, '{"count":');
  expect(open().getSnapshot()).toEqual({ count: 0 });
});

test('notifies other places of the page and other tabs, until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = open().subscribe(listener);
  void open().write({ count: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  void open().write({ count: 2 });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('reports storage that refuses a change, and reverts it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open().write({ count: 1 });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await open().write({ count: 2 })).toBe(false);
  expect(open().getSnapshot()).toEqual({ count: 1 });
});
