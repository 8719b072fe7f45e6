// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoAdvance } from './useAutoAdvance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Specification: states.26, constants.11
test('advances once, two seconds after the video is complete', () => {
  const advance = vi.fn();
  const { rerender } = renderHook(({ isOver }) => useAutoAdvance(isOver, advance), {
    initialProps: { isOver: false },
  });
  vi.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
  rerender({ isOver: true });
  vi.advanceTimersByTime(1_999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(advance).toHaveBeenCalledTimes(1);
});
