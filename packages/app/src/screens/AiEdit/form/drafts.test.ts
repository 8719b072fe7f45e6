// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { EMPTY_FORM } from './form.ts';

const ADA = { owner: 'ada', videoId: 'prj/1' };
const FORM = { ...EMPTY_FORM, titleText: 'Mine', fadeIn: null };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a draft is kept for one user and one video, until it is removed', async () => {
  expect(await writeDraft(ADA, FORM)).toBe(true);
  expect(readDraft(ADA)).toEqual(FORM);
  expect(readDraft({ ...ADA, owner: 'maya' })).toBeNull();
  expect(readDraft({ ...ADA, videoId: 'prj' })).toBeNull();
  removeDraft(ADA);
  expect(readDraft(ADA)).toBeNull();
});

test.each(['', 'null', '[]', '{"version":2,"form":{}}', 'no JSON'])(
  'data that this version did not write is not a draft: %j',
  (text) => {
    void writeDraft(ADA, FORM);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    expect(readDraft(ADA)).toBeNull();
  },
);

test('a browser without storage is reported', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await writeDraft(ADA, FORM)).toBe(false);
});
