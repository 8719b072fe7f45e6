import { normaliseScript } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths, SCRIPT_SORTS } from '../../paths.ts';
import { readScriptFilters, scriptSortOrder } from './scriptFilters.ts';
import { scriptTitle, UNTITLED, withCopies, withTags } from './scriptList.ts';

const query = (path: string) => new URL(path, 'http://localhost').searchParams;

// Specification: scripts.3
test('tags are collected once each and sorted, in the same list while none is new', () => {
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

test('any query yields valid filters, and filters survive a round trip', () => {
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

test('the editor is part of the URL', () => {
  expect(paths.scripts({ search: 'a b', edit: 'x&y' })).toBe('/scripts?search=a+b&edit=x%26y');
  expect(paths.scripts({ isNew: true })).toBe('/scripts?new=true');
  expect(paths.scripts({ sort: 'created_at', isNew: false })).toBe('/scripts');
});

// Specification: scripts.4
test('dates and word counts start with the greatest, titles with A', () => {
  expect(SCRIPT_SORTS.map(scriptSortOrder)).toEqual(['desc', 'asc', 'desc']);
});

test('a script without a title still has a name', () => {
  const nameless = normaliseScript({ _id: '1', title: '   ' });
  expect(nameless && scriptTitle(nameless)).toBe(UNTITLED);
});

describe('copies in the list', () => {
  const script = (id: string) => {
    const value = normaliseScript({ _id: id, title: id });
    if (!value) throw new Error('not a script');
    return value;
  };
  const LIST = ['a', 'b', 'c'].map(script);
  const copy = (of: string, id = `${of}-copy`) => ({ of, script: script(id) });
  const ids = (
    ...[copies, sort]: [Parameters<typeof withCopies>[1], (typeof SCRIPT_SORTS)[number]]
  ) => withCopies(LIST, copies, sort).map(({ id }) => id);

  test('come first when sorted by date, the latest at the top', () => {
    expect(ids([copy('b'), copy('c')], 'created_at')).toEqual(['c-copy', 'b-copy', 'a', 'b', 'c']);
  });

  // Specification: scripts.15
  test('follow their originals when sorted by title or length', () => {
    expect(ids([copy('b'), copy('a')], 'title')).toEqual(['a', 'a-copy', 'b', 'b-copy', 'c']);
    expect(ids([copy('b'), copy('b', 'again')], 'word_count')).toEqual([
      ...['a', 'b', 'again', 'b-copy', 'c'],
    ]);
  });

  test('are not repeated if the list already has them', () => {
    expect(withCopies(LIST, [copy('a', 'c')], 'created_at')).toBe(LIST);
  });
});
