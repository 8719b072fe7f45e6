// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPress } from './useAfterPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const point = (type: string, button = 0) =>
  document.dispatchEvent(new MouseEvent(type, { button }));

function start() {
  const { result } = renderHook(useAfterPress);
  const report = vi.fn();
  return { report, call: () => result.current(report) };
}

test('calls back at once if nothing is pressed', () => {
  const { report, call } = start();
  call();
  expect(report).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])('waits for %s, and for the click after it', (end) => {
  const { report, call } = start();
  point('pointerdown');
  call();
  point(end);
  expect(report).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(report).toHaveBeenCalledTimes(1);
  call();
  expect(report).toHaveBeenCalledTimes(2);
});

test('does not wait for other buttons, whose release a context menu can swallow', () => {
  const { report, call } = start();
  point('pointerdown', 2);
  call();
  expect(report).toHaveBeenCalledTimes(1);
});
