// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyLocalEdits,
  createLocalEditsStore,
  NO_EDITS,
  parseLocalEdits,
  withDeletion,
  withName,
} from './localEdits.ts';

const PROJECTS = [
  { id: 'a', name: 'Alpha' },
  { id: 'b', name: 'Beta' },
  { id: 'c', name: null },
];
const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'toString');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('edits', () => {
  test('a new name is trimmed and replaces the old one', () => {
    const edits = withName(NO_EDITS, 'c', '  Gamma ');
    expect(applyLocalEdits(PROJECTS, edits).map(({ name }) => name)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
  });

  // Specification: validation.12
  test('an empty name changes nothing', () => {
    expect(withName(NO_EDITS, 'a', ' \n ')).toBe(NO_EDITS);
  });

  test('any sequence of edits survives serialisation', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('name' as const), id, name: fc.string() }),
      fc.record({ kind: fc.constant('delete' as const), id, name: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(edit), (list) => {
        let edits = NO_EDITS;
        for (const each of list) {
          edits =
            each.kind === 'name'
              ? withName(edits, each.id, each.name)
              : withDeletion(edits, each.id);
        }
        expect(parseLocalEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
        const deleted = new Set<string>(
          list.filter(({ kind }) => kind === 'delete').map((e) => e.id),
        );
        expect(applyLocalEdits(PROJECTS, edits).map((project) => project.id)).toEqual(
          PROJECTS.map((project) => project.id).filter((each) => !deleted.has(each)),
        );
      }),
    );
  });

  // A pass over all names for each of them would take longer than a test may.
  test('twenty thousand named projects are deleted at once', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => `prj_${index}`);
    const names = Object.fromEntries(ids.map((each) => [each, 'Mine']));
    expect(withDeletion({ names, deleted: [] }, ...ids)).toEqual({ names: {}, deleted: ids });
  });

  test('other stored values count as no edits, or as their valid part', () => {
    expect(parseLocalEdits({ names: { a: 7, b: ' ', c: 'C' }, deleted: ['x', null] })).toEqual({
      names: { c: 'C' },
      deleted: ['x'],
    });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { names, deleted } = parseLocalEdits(value);
        expect(Object.values(names).filter((name) => typeof name !== 'string')).toEqual([]);
        expect(Array.isArray(deleted)).toBe(true);
      }),
    );
  });
});

describe('the store', () => {
  // Specification: videos.15, readings.4
  test('keeps edits across reloads, separately for each user', async () => {
    await createLocalEditsStore('maya').rename('a', 'Anew');
    await createLocalEditsStore('maya').remove('b');
    expect(createLocalEditsStore('maya').getSnapshot()).toEqual({
      names: { a: 'Anew' },
      deleted: ['b'],
    });
    expect(createLocalEditsStore('noor').getSnapshot()).toEqual(NO_EDITS);
  });

  // Specification: readings.4
  test('notifies other lists on the page, and returns the same object until something changes', async () => {
    const one = createLocalEditsStore('maya');
    const other = createLocalEditsStore('maya');
    const heard = vi.fn();
    const stop = other.subscribe(heard);
    const first = one.remove('a');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.getSnapshot()).toBe(other.getSnapshot());
    expect(other.getSnapshot().deleted).toEqual(['a']);
    stop();
    await Promise.all([first, one.remove('b')]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('names a new project, but keeps a name that the user gave', async () => {
    const store = createLocalEditsStore('maya');
    store.nameNew('a', 'Onboarding for nurses');
    expect(store.getSnapshot().names).toEqual({ a: 'Onboarding for nurses' });
    await store.rename('a', 'Mine');
    store.nameNew('a', 'Onboarding for nurses');
    expect(store.getSnapshot().names).toEqual({ a: 'Mine' });
  });

  test('restores deleted projects under their names, and nothing else', async () => {
    const store = createLocalEditsStore('maya');
    await store.rename('a', 'Mine');
    await store.remove('x');
    const restore = await store.removeMany(['a', 'b']);
    expect(store.getSnapshot()).toEqual({ names: {}, deleted: ['x', 'a', 'b'] });
    await store.remove('y');
    expect(await restore?.()).toBe(true);
    expect(createLocalEditsStore('maya').getSnapshot()).toEqual({
      names: { a: 'Mine' },
      deleted: ['x', 'y'],
    });
  });

  test('reports when the browser does not keep a change', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createLocalEditsStore('maya');
    expect(await store.rename('a', 'Anew')).toBe(false);
    expect(await store.remove('a')).toBe(false);
    expect(store.getSnapshot()).toEqual(NO_EDITS);
  });
});
