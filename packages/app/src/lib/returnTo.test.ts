import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnToFromState, safeReturnTo } from './returnTo.ts';

const ORIGIN = 'https://lectern.example';

/** Fragments to build hostile addresses from. */
const fragment = fc.constantFrom(
  '/', '//', '\\', '/\\', '\t', '\n', '\r', '\0', '..', '.', '@', ':', '%2f', '%5c', '?', '#',
  'e.example', 'javascript:', 'data:', 'http:', 'https:', 'login', 'register', 'videos', ' ',
); // prettier-ignore

describe('safeReturnTo', () => {
  test.each(['/', '/videos?status=failed#top', '/create/script?avatar=a%2Fb', '/projects/1'])(
    'keeps %s',
    (path) => {
      expect(safeReturnTo(path)).toBe(path);
    },
  );

  test.each([
    '//e.example',
    '/\\e.example',
    '\\\\e.example',
    '/\t/e.example',
    '/\n/e.example',
    '/..//e.example',
    '/.//e.example',
    'javascript:alert(1)',
    'https://e.example/',
    'videos',
    '',
    ' /videos',
    '/login',
    '/login/?from=x',
    '/Register#a',
  ])('refuses %j', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });

  test.each([undefined, null, 7, {}, ['/videos']])('refuses %s, which is not a string', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  test('never leads to another origin or scheme, whatever the input', () => {
    const hostile = fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (value) => {
        const path = safeReturnTo(value);
        expect(path.startsWith('/')).toBe(true);
        expect(path.startsWith('//')).toBe(false);
        expect(path).not.toMatch(/[\\\t\n\r]/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is idempotent', () => {
    const hostile = fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (value) => {
        expect(safeReturnTo(safeReturnTo(value))).toBe(safeReturnTo(value));
      }),
    );
  });
});

// Specification: routes.19
test('reads the origin from a location state and nothing else', () => {
  expect(returnToFromState({ from: '/videos' }, 'maya')).toBe('/videos');
  expect(returnToFromState({ from: '//e.example' }, 'maya')).toBe('/');
  expect(returnToFromState({ to: '/videos' }, 'maya')).toBe('/');
  expect(returnToFromState(null, 'maya')).toBe('/');
  expect(returnToFromState('/videos', 'maya')).toBe('/');
});

test.each([
  ['the same user', 'maya', 'maya', '/videos?search=x'],
  ['another user', 'maya', 'noah', '/'],
  ['a user who is not known', 'maya', null, '/'],
  ['the first user of this browser', undefined, 'noah', '/videos?search=x'],
])('the way back is available to %s', (_name, owner, userName, expected) => {
  const state = { from: '/videos?search=x', ...(owner !== undefined && { owner }) };
  expect(returnToFromState(state, userName)).toBe(expected);
});
