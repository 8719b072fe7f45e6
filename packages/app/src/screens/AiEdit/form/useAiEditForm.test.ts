// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_FORM } from './form.ts';
import { useAiEditForm } from './useAiEditForm.ts';

const VIDEO = { owner: 'ada', videoId: 'prj/1', settings: undefined, available: [] };
/** The draft of an earlier version, which named no tab. */
const EARLIER = 'lectern.aiEdit.ada.prj%2F1';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () => renderHook(() => useAiEditForm(VIDEO)).result;

function storeEarlier() {
  const form = { ...EMPTY_FORM, titleText: 'Earlier' };
  localStorage.setItem(EARLIER, JSON.stringify({ version: 1, form }));
}

test('a draft of an earlier version is restored', () => {
  storeEarlier();
  expect(open().current).toMatchObject({ isRestored: true, form: { titleText: 'Earlier' } });
});

test('starting over opens the form without any draft', () => {
  const form = open();
  act(() => form.current?.dispatch({ type: 'titleTyped', text: 'Mine' }));
  expect(open().current?.form.titleText).toBe('Mine');
  storeEarlier();
  act(() => form.current?.startOver());
  expect(form.current).toMatchObject({ isRestored: false, form: { titleText: '' } });
});
