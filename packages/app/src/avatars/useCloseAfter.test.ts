// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCloseAfter } from './useCloseAfter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Specification: request-avatar.3, states.34, constants.8
test('closes once, when the time is over', () => {
  const close = vi.fn();
  const { rerender } = renderHook(({ isDone }) => useCloseAfter(isDone, 3_000, close), {
    initialProps: { isDone: false },
  });
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
  rerender({ isDone: true });
  vi.advanceTimersByTime(2_999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what was closed by hand is not closed again', () => {
  const close = vi.fn();
  const { rerender } = renderHook(({ isDone }) => useCloseAfter(isDone, 3_000, close), {
    initialProps: { isDone: true },
  });
  rerender({ isDone: false });
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
});
