import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeyPress, readShortcut, type PendingShortcut } from './readShortcut.ts';
import { SHORTCUT_GROUPS } from './shortcutGroups.ts';

const press = (key: string, time = 0, hasModifier = false): KeyPress => ({
  key,
  time,
  hasModifier,
});

/** Returns the actions of some keys, pressed 100 ms apart. */
function after(...keys: string[]) {
  let pending: PendingShortcut = null;
  return keys.map((key, index) => {
    const reading = readShortcut(pending, press(key, index * 100));
    pending = reading.pending;
    return reading.action;
  });
}

describe('shortcuts', () => {
  // Specification: more.8
  test.each([
    ['d', 'dashboard'],
    ['v', 'videos'],
    ['e', 'settings'],
    ['t', 'templates'],
    ['s', 'scripts'],
    ['a', 'avatars'],
    ['i', 'aiEdit'],
  ])('g then %s opens %s', (key, page) => {
    expect(after('g', key)).toEqual([null, { type: 'open', page }]);
    expect(after('G', key.toUpperCase())).toEqual([null, { type: 'open', page }]);
  });

  test("a page's letter alone does nothing", () => {
    const letters = ['d', 'v', 'e', 't', 's', 'a', 'i'];
    expect(after(...letters)).toEqual(letters.map(() => null));
  });

  test('every page listed in the sheet opens with its keys', () => {
    const listed = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts).filter(
      ({ keys }) => keys[0] === 'G',
    );
    const opened = listed.map(({ keys }) => after(...keys)[1]);
    expect(opened).not.toContain(null);
    expect(new Set(opened.map((action) => JSON.stringify(action))).size).toBe(7);
  });

  test('a g expires after a second and a half', () => {
    const { pending } = readShortcut(null, press('g', 1000));
    expect(readShortcut(pending, press('v', 2500)).action).not.toBeNull();
    expect(readShortcut(pending, press('v', 2501)).action).toBeNull();
  });

  test('any other key in between ends the sequence', () => {
    expect(after('g', 'x', 'v')).toEqual([null, null, null]);
    expect(after('g', 'g', 'v')[2]).toEqual({ type: 'open', page: 'videos' });
  });

  test.each([
    ['n', { type: 'open', page: 'create' }],
    ['/', { type: 'search' }],
    ['[', { type: 'toggleSidebar' }],
    ['?', { type: 'showSheet' }],
  ])('%s alone is a shortcut', (key, action) => {
    expect(after(key)).toEqual([action]);
  });

  test('no key does anything together with a modifier, whatever was pressed before', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (key, isWaiting) => {
        const pending = isWaiting ? { since: 0 } : null;
        expect(readShortcut(pending, press(key, 1, true))).toEqual({ action: null, pending: null });
      }),
    );
  });
});
