import { type Avatar, normaliseAvatar } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AVATAR_SORTS, AVATAR_VIEWS, paths } from '../../paths.ts';
import { AGES, GENDERS } from '../../avatars/choices.ts';
import {
  type AvatarFilters,
  CATEGORIES,
  countMoreFilters,
  DEFAULT_FILTERS,
  isNarrowed,
  LOCATIONS,
  readAvatarFilters,
  SORTS,
  STYLES,
} from './avatarFilters.ts';
import { PLACEHOLDERS, shownAvatars } from './avatarList.ts';

function avatar(id: string, rest: Record<string, unknown> = {}): Avatar {
  const value = normaliseAvatar({ _id: id, name: id, visibility: 'public', ...rest });
  if (!value) throw new Error('not an avatar');
  return value;
}

const LIST = [
  avatar('mine', { visibility: 'private', created_at: '2026-01-01', updated_at: '2026-01-09' }),
  avatar('shared', { created_at: '2026-01-03', updated_at: '2026-01-03' }),
  avatar('another', { created_at: '2026-01-02', updated_at: '2026-01-04' }),
];
const shown = (filters: Partial<AvatarFilters>, ownIds: string[] = []) =>
  shownAvatars(LIST, { ...DEFAULT_FILTERS, ...filters }, ownIds).map(({ id }) => id);

describe('shownAvatars', () => {
  test('hides private avatars in Public', () => {
    expect(shown({})).toEqual(['another', 'shared']);
  });

  // Specification: avatars.7
  test('shows private avatars and public ones saved here in My Avatars', () => {
    expect(shown({ view: 'mine' })).toEqual(['mine']);
    expect(shown({ view: 'mine' }, ['shared'])).toEqual(['mine', 'shared']);
  });

  test('shows only private avatars with Saved only', () => {
    expect(shown({ view: 'mine', saved: true }, ['shared'])).toEqual(['mine']);
  });

  // Specification: avatars.6
  test('sorts names from A, dates from the newest', () => {
    expect(shown({ sort: 'name' })).toEqual(['another', 'shared']);
    expect(shown({ sort: 'created_at' })).toEqual(['shared', 'another']);
    expect(shown({ view: 'mine' }, ['shared', 'another'])).toEqual(['mine', 'another', 'shared']);
  });

  // Specification: avatars.6
  test('sorts by the chosen order, whatever the server sends', () => {
    const date = fc.option(
      fc
        .tuple(
          fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }),
          fc.constantFrom('Z', '+05:30', '-08:00'),
        )
        .map(([time, offset]) => time.toISOString().replace('Z', offset)),
    );
    const given = fc.array(
      fc.record({ name: fc.string({ minLength: 1 }), created_at: date, updated_at: date }),
      { minLength: 2 },
    );
    const moment = (value: string | null) => (value === null ? -Infinity : Date.parse(value));
    const isInOrder = {
      updated_at: (a: Avatar, b: Avatar) => moment(a.updatedAt) >= moment(b.updatedAt),
      created_at: (a: Avatar, b: Avatar) => moment(a.createdAt) >= moment(b.createdAt),
      name: (a: Avatar, b: Avatar) => a.name.localeCompare(b.name) <= 0,
    };
    fc.assert(
      fc.property(given, fc.constantFrom(...AVATAR_SORTS), (values, sort) => {
        const avatars = values.map((value, index) => avatar(`avt_${index}`, value));
        const sorted = shownAvatars(avatars, { ...DEFAULT_FILTERS, sort }, []);
        expect(sorted).toHaveLength(avatars.length);
        const misplaced = sorted.slice(1).filter((each, index) => {
          const before = sorted[index];
          return before === undefined || !isInOrder[sort](before, each);
        });
        expect(misplaced).toEqual([]);
      }),
    );
  });
});

describe('the filters in the URL', () => {
  const one = <T extends string>(options: readonly { id: T }[]) =>
    fc.constantFrom(...options.map(({ id }) => id));
  const maybe = (options: readonly { id: string }[]) => fc.option(one(options));

  // Specification: avatars.2
  test('survive a round trip', () => {
    const filters = fc.record({
      category: one(CATEGORIES),
      search: fc.string({ unit: 'grapheme' }),
      gender: maybe(GENDERS),
      age: maybe(AGES),
      location: maybe(LOCATIONS),
      style: maybe(STYLES),
      sort: fc.constantFrom(...AVATAR_SORTS),
    });
    const views = fc.constantFrom(
      ...AVATAR_VIEWS.map((view) => ({ view, saved: false })),
      ...[{ view: 'mine' as const, saved: true }],
    );
    fc.assert(
      fc.property(filters, views, (rest, view) => {
        const all: AvatarFilters = { ...rest, ...view };
        const url = new URL(paths.avatars(all), 'http://localhost');
        expect(readAvatarFilters(url.searchParams)).toEqual(all);
      }),
    );
  });

  // Specification: avatars.25
  test('fall back to the defaults if missing or invalid', () => {
    expect(readAvatarFilters(new URLSearchParams())).toEqual(DEFAULT_FILTERS);
    const nonsense = 'category=robot&gender=x&age=200&location=mars&style=&view=all&sort=size';
    expect(readAvatarFilters(new URLSearchParams(nonsense))).toEqual(DEFAULT_FILTERS);
    expect(paths.avatars(DEFAULT_FILTERS)).toBe('/avatars');
  });

  test('never combine Saved only with the public view', () => {
    const query = new URLSearchParams('saved=true&view=public');
    expect(readAvatarFilters(query)).toMatchObject({ saved: true, view: 'mine' });
  });
});

// Specification: avatars.5
test('only active filters behind More filters are counted', () => {
  expect(countMoreFilters({ ...DEFAULT_FILTERS, gender: 'male' })).toBe(0);
  expect(countMoreFilters({ ...DEFAULT_FILTERS, location: 'african', saved: true })).toBe(2);
});

test('My Avatars alone does not count as a filter', () => {
  expect(isNarrowed({ ...DEFAULT_FILTERS, view: 'mine', saved: true, search: ' ' })).toBe(false);
  expect(isNarrowed({ ...DEFAULT_FILTERS, search: 'a' })).toBe(true);
  expect(isNarrowed({ ...DEFAULT_FILTERS, style: 'comic' })).toBe(true);
});

// Specification: avatars.19
test('there are eight distinct placeholders', () => {
  expect(new Set(PLACEHOLDERS.map(({ id }) => id)).size).toBe(8);
});

// Specification: avatars.6
test('the orders are the three in section 2', () => {
  expect(SORTS.map(({ id, label }) => `${label} (${id})`)).toEqual([
    'Recently Updated (updated_at)',
    'Date Created (created_at)',
    'Name (name)',
  ]);
});
