import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from './answer.ts';
import { countPages, hasNextPage, readPage, repeatsEarlier } from './page.ts';

const readName = (item: unknown) => (typeof item === 'string' ? item : null);
const page = (received: number, total: number | null = null, pages: number | null = null) => ({
  items: [],
  received,
  total,
  pages,
});

describe('readPage', () => {
  it('omits an invalid item but counts it as received', () => {
    expect(readPage({ items: ['a', 5, 'b'], total: 9, pages: 3 }, readName)).toEqual({
      items: ['a', 'b'],
      received: 3,
      total: 9,
      pages: 3,
    });
  });

  it('accepts a bare list as one complete page', () => {
    expect(readPage(['a'], readName)).toEqual({ items: ['a'], received: 1, total: 1, pages: null });
  });

  it('accepts an empty list', () => {
    expect(readPage({ items: [] }, readName).items).toEqual([]);
  });

  it.each([[null], [{}], [{ items: 'a' }], [{ items: null }], ['a'], [{ items: [1, 2] }], [[1]]])(
    'rejects %j',
    (data) => {
      expect(() => readPage(data, readName)).toThrow(UnreadableAnswer);
    },
  );
});

describe('hasNextPage', () => {
  it('uses the total first', () => {
    expect(hasNextPage([page(20, 31), page(11, 31)], 20)).toBe(false);
    expect(hasNextPage([page(20, 31, 1)], 20)).toBe(true);
  });

  it('uses the number of pages if there is no total', () => {
    expect(hasNextPage([page(20, null, 2)], 20)).toBe(true);
    expect(hasNextPage([page(20, null, 2), page(20, null, 2)], 20)).toBe(false);
  });

  it('expects another page after a full one if the server gives neither', () => {
    expect(hasNextPage([page(20)], 20)).toBe(true);
    expect(hasNextPage([page(19)], 20)).toBe(false);
  });

  it('stops at an empty page whatever the total', () => {
    expect(hasNextPage([page(20, 99), page(0, 99)], 20)).toBe(false);
    expect(hasNextPage([], 20)).toBe(false);
  });
});

describe('countPages', () => {
  it('uses the total, assuming pages as long as the first', () => {
    expect(countPages([page(100, 940)])).toBe(10);
    // A server that returns fewer items than requested.
    expect(countPages([page(50, 940, 10)])).toBe(19);
    expect(countPages([page(100, 201), page(100, 201)])).toBe(3);
  });

  it('uses the number of pages if there is no total', () => {
    expect(countPages([page(100, null, 7)])).toBe(7);
  });

  it('expects one more page if the server gives neither', () => {
    expect(countPages([])).toBe(1);
    expect(countPages([page(100), page(100)])).toBe(3);
  });
});

describe('repeatsEarlier', () => {
  const ofIds = (ids: string[], total: number | null = null) => ({
    ...page(ids.length, total),
    items: ids.map((id) => ({ id })),
  });

  it('is true if the last page contains only items of earlier pages, in any order', () => {
    expect(repeatsEarlier([ofIds(['a', 'b']), ofIds(['a', 'b'])])).toBe(true);
    expect(repeatsEarlier([ofIds(['a', 'b']), ofIds(['c']), ofIds(['c', 'a'])])).toBe(true);
  });

  it('is false with one new item, and for a single page', () => {
    expect(repeatsEarlier([ofIds(['a', 'b']), ofIds(['b', 'c'])])).toBe(false);
    expect(repeatsEarlier([ofIds(['a']), ofIds(['b']), ofIds(['c'])])).toBe(false);
    expect(repeatsEarlier([ofIds(['a', 'a'])])).toBe(false);
    expect(repeatsEarlier([])).toBe(false);
  });

  it('is false for an empty page, which ends the list', () => {
    expect(repeatsEarlier([ofIds(['a']), ofIds([])])).toBe(false);
  });

  it('is false if the list has grown, which moves its items', () => {
    expect(repeatsEarlier([ofIds(['a'], 2), ofIds(['a'], 3)])).toBe(false);
    expect(repeatsEarlier([ofIds(['a'], 2), ofIds(['a'], 2)])).toBe(true);
  });
});
