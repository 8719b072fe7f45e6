// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { records } from '../../../lib/records/pageRecords.ts';
import { createAiEditDrafts } from './drafts.ts';
import { EMPTY_FORM } from './form.ts';

const ADA = { owner: 'ada', videoId: 'prj/1' };
const FORM = { ...EMPTY_FORM, titleText: 'Mine', fadeIn: null };

/** Opens the page in a tab; no other tab was closed. */
const openIn = (tab: string) =>
  createAiEditDrafts({ store: records, tab: { tabId: () => tab, isLeftBehind: () => false } });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a draft is kept for one user and one video, until it is removed', async () => {
  const drafts = openIn('one');
  const { key } = drafts.open(ADA);
  expect(await drafts.write(key, FORM)).toBe(true);
  expect(drafts.open(ADA)).toEqual({ key, values: FORM });
  expect(drafts.open({ ...ADA, owner: 'maya' }).values).toBeNull();
  expect(drafts.open({ ...ADA, videoId: 'prj' }).values).toBeNull();
  await drafts.write(key, null);
  expect(drafts.open(ADA).values).toBeNull();
});

test('a draft of one tab is neither shown, nor replaced, nor removed by another open one', () => {
  const [one, two] = [openIn('one'), openIn('two')];
  void one.write(one.open(ADA).key, FORM);
  const theirs = two.open(ADA);
  expect(theirs.values).toBeNull();
  void two.write(theirs.key, EMPTY_FORM);
  expect(one.open(ADA).values).toEqual(FORM);
  void two.write(theirs.key, null);
  expect(one.open(ADA).values).toEqual(FORM);
});

test('a draft of an earlier version, which names no tab, is restored in one tab', () => {
  const text = JSON.stringify({ version: 1, form: FORM });
  localStorage.setItem('lectern.aiEdit.ada.prj%2F1', text);
  expect(openIn('one').open(ADA).values).toEqual(FORM);
  expect(openIn('two').open(ADA).values).toBeNull();
});

test.each(['', 'null', '[]', '{"version":2,"form":{}}', 'no JSON'])(
  'data that this version did not write is not a draft: %j',
  (text) => {
    const drafts = openIn('one');
    void drafts.write(drafts.open(ADA).key, FORM);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    expect(drafts.open(ADA).values).toBeNull();
  },
);

test('a browser without storage is reported', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = openIn('one');
  expect(await drafts.write(drafts.open(ADA).key, FORM)).toBe(false);
});
