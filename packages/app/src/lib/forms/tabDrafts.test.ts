// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordKey } from '../records/pageRecords.ts';
import { createTabDrafts, type DraftPlace } from './tabDrafts.ts';
import { fieldsOf } from '../records/readJson.ts';

const ADDRESS = ['ada', 'video'];

let texts = new Map<RecordKey, string>();
let closed = new Set<string>();

const store: DraftPlace['store'] = {
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    return Promise.resolve(true);
  },
  keys: (prefix) =>
    [...texts.keys()].filter((key): key is `${typeof prefix}${string}` => key.startsWith(prefix)),
};

/** The drafts as a tab sees them; a draft is one word. */
const openIn = (tab: string) =>
  createTabDrafts(
    {
      family: 'lectern.aiEdit.',
      read: (stored) => {
        const { word } = fieldsOf(stored);
        return typeof word === 'string' ? word : null;
      },
      toRecord: (word: string) => ({ word }),
    },
    { store, tab: { tabId: () => tab, isLeftBehind: (writer) => closed.has(writer) } },
  );

/** Types a word in a tab, at a second of the clock. */
function type(tab: string, word: string, second: number, address = ADDRESS) {
  vi.setSystemTime(second * 1_000);
  const drafts = openIn(tab);
  void drafts.write(drafts.open(address).key, word);
}

beforeEach(() => {
  vi.useFakeTimers();
  texts = new Map();
  closed = new Set();
});

test('a tab finds its own draft, even if another was written later', () => {
  type('one', 'mine', 1);
  type('two', 'theirs', 2);
  closed.add('two');
  expect(openIn('one').open(ADDRESS).values).toBe('mine');
});

test('the newest draft of a closed tab is taken over, by one tab only', () => {
  type('one', 'older', 1);
  type('two', 'newer', 2);
  type('three', 'open', 3);
  closed.add('one').add('two');
  expect(openIn('four').open(ADDRESS).values).toBe('newer');
  expect(openIn('five').open(ADDRESS).values).toBe('older');
  expect(openIn('six').open(ADDRESS).values).toBeNull();
});

test('a draft that was taken over belongs to its new tab', () => {
  type('one', 'left', 1);
  closed.add('one');
  openIn('two').open(ADDRESS);
  expect(openIn('two').open(ADDRESS).values).toBe('left');
});

test('drafts of different subjects are never confused, however their names continue', () => {
  const part = fc.option(
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\\', ']'), maxLength: 3 }),
  );
  const address = fc.tuple(part, part);
  fc.assert(
    fc.property(address, address, (mine, theirs) => {
      fc.pre(JSON.stringify(mine) !== JSON.stringify(theirs));
      texts.clear();
      const drafts = openIn('one');
      void drafts.write(drafts.open(mine).key, 'mine');
      expect(drafts.open(mine).values).toBe('mine');
      expect(drafts.open(theirs).values).toBeNull();
    }),
  );
});
