// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePlaces } from './usePlaces.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const nothing = (): void => {};
const unused = { replace: nothing, edit: nothing, undo: nothing, redo: nothing };

/** Presses keys in a focused script, and returns whether the browser handles them. */
function pressIn(script: string, keys: KeyboardEventInit): boolean {
  const area = document.createElement('textarea');
  area.value = script;
  document.body.append(area);
  area.focus();
  const actions = { textAreaRef: { current: area }, read: () => script };
  renderHook(() => usePlaces(script, { ...unused, ...actions }));
  let isLeft = false;
  act(() => {
    isLeft = fireEvent.keyDown(area, { altKey: true, ...keys });
  });
  return isLeft;
}

const WITH_A_PLACE = 'Wait [pause 45s] here.';

test('Alt with an arrow key moves to a place', () => {
  expect(pressIn(WITH_A_PLACE, { key: 'ArrowDown' })).toBe(false);
});

test.each([
  ['in a script without places', 'Otters hold hands.', {}],
  ['with Shift, which selects', WITH_A_PLACE, { shiftKey: true }],
])('Alt with an arrow key is left to the browser %s', (_, script, keys) => {
  expect(pressIn(script, { key: 'ArrowDown', ...keys })).toBe(true);
});
