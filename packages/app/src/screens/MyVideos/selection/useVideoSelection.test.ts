// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { useVideoSelection } from './useVideoSelection.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

function open() {
  const { result } = renderHook(() => useVideoSelection('list'));
  const selected = () => (result.current.selection === 'all' ? ids : [...result.current.selection]);
  return {
    selected,
    /** Adds a video, as a key or a screen reader does. */
    add: (id: string) => act(() => result.current.select(ids, new Set([...selected(), id]))),
    point: (shiftKey: boolean) =>
      act(() => result.current.watchShift({ shiftKey } as PointerEvent)),
  };
}

test('a press with Shift selects a range, and the next key one video', () => {
  const { selected, add, point } = open();
  point(false);
  add('a');
  point(true);
  add('c');
  expect(selected().toSorted()).toEqual(['a', 'b', 'c']);
  add('f');
  expect(selected().toSorted()).toEqual(['a', 'b', 'c', 'f']);
});
