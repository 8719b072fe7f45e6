import { normaliseScript } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths, SCRIPT_SORTS } from '../../paths.ts';
import { readScriptFilters, scriptSortOrder } from './scriptFilters.ts';
import { hasShifted, scriptTitle, UNTITLED, withTags } from './scriptList.ts';

const query = (path: string) => new URL(path, 'http://localhost').searchParams;
const shape = (ids: string[], total: number | null = null) => ({ ids, total });

describe('hasShifted', () => {
  test('a list that grew at its end has not', () => {
    expect(hasShifted(shape(['1', '2'], 3), shape(['1', '2', '3'], 3))).toBe(false);
  });

  test.each([
    ['one was deleted before the cut', shape(['1', '2', '3'], 9), shape(['1', '3', '5'], 8)],
    ['one was added at its head', shape(['1', '2'], null), shape(['0', '1', '2'], null)],
    ['its end is gone', shape(['1', '2'], null), shape(['1'], null)],
    // The pages at hand look whole; the item that moved up is in none of them.
    ['only the count betrays it', shape(['1', '2'], 4), shape(['1', '2', '4'], 3)],
  ])('%s: it has', (_name, before, after) => {
    expect(hasShifted(before, after)).toBe(true);
  });

  test('no list has against itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.option(fc.nat()), (ids, total) => {
        expect(hasShifted({ ids, total }, { ids: [...ids], total })).toBe(false);
      }),
    );
  });
});

test('tags are collected once each, in order, and stay the same list while none is new', () => {
  const tags = fc.array(fc.constantFrom('Event', 'tips', 'Marketing', ' ', 'all'));
  fc.assert(
    fc.property(tags, tags, (first, second) => {
      const seen = withTags(withTags([], first), second);
      const expected = [...new Set([...first, ...second])].filter((tag) => tag !== ' ');
      expect(seen).toEqual(expected.sort((a, b) => a.localeCompare(b)));
      expect(withTags(seen, second)).toBe(seen);
    }),
  );
});

test('any query reads as filters that exist, and what was built reads as itself', () => {
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    category: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...SCRIPT_SORTS),
  });
  fc.assert(
    fc.property(filters, (value) => {
      expect(readScriptFilters(query(paths.scripts(value)))).toEqual(value);
    }),
  );
  expect(readScriptFilters(query('/scripts?sort=constructor'))).toEqual({
    search: '',
    category: '',
    sort: 'created_at',
  });
});

test('the editor is part of the address', () => {
  expect(paths.scripts({ search: 'a b', edit: 'x&y' })).toBe('/scripts?search=a+b&edit=x%26y');
  expect(paths.scripts({ isNew: true })).toBe('/scripts?new=true');
  expect(paths.scripts({ sort: 'created_at', isNew: false })).toBe('/scripts');
});

test('dates and word counts begin with the greatest, titles with A', () => {
  expect(SCRIPT_SORTS.map(scriptSortOrder)).toEqual(['desc', 'asc', 'desc']);
});

test('a script without a title still has a name', () => {
  const nameless = normaliseScript({ _id: '1', title: '   ' });
  expect(nameless && scriptTitle(nameless)).toBe(UNTITLED);
});
