// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptRecord } from './keptRecord.ts';

const readCount = (value: unknown): { count: number } =>
  value instanceof Object && 'count' in value && typeof value.count === 'number'
    ? { count: value.count }
    : { count: 0 };

const open = () => createKeptRecord('counter', readCount);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a record is there again after a reload', () => {
  expect(open().write({ count: 3 })).toBe(true);
  expect(open().getSnapshot()).toEqual({ count: 3 });
});

test('the snapshot is one object until something else is kept', () => {
  const record = open();
  const first = record.getSnapshot();
  expect(record.getSnapshot()).toBe(first);
  record.write({ count: 1 });
  expect(record.getSnapshot()).not.toBe(first);
});

test('text that is no JSON counts as nothing kept', () => {
  localStorage.setItem('counter', '{"count":');
  expect(open().getSnapshot()).toEqual({ count: 0 });
});

test('other places of the page and other tabs are told, until they leave', () => {
  const listener = vi.fn();
  const leave = open().subscribe(listener);
  open().write({ count: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  open().write({ count: 2 });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a storage that refuses is said, and nobody is told of a change', () => {
  const listener = vi.fn();
  open().subscribe(listener);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(open().write({ count: 1 })).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});
