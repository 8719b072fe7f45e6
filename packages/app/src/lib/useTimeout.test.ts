// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeout } from './useTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A delay that a test turns on and off. */
function follow(isOn: boolean) {
  const onTime = vi.fn();
  const hook = renderHook(({ isOn: isNow }) => useTimeout(isNow ? 3_000 : null, onTime), {
    initialProps: { isOn },
  });
  return { onTime, turn: (next: boolean) => hook.rerender({ isOn: next }) };
}

// Specification: request-avatar.3, states.34, constants.8
test('calls back once, when the time is up', () => {
  const { onTime, turn } = follow(false);
  vi.advanceTimersByTime(10_000);
  expect(onTime).not.toHaveBeenCalled();
  turn(true);
  vi.advanceTimersByTime(2_999);
  expect(onTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onTime).toHaveBeenCalledTimes(1);
});

test('does not call back once it is turned off', () => {
  const { onTime, turn } = follow(true);
  turn(false);
  vi.advanceTimersByTime(10_000);
  expect(onTime).not.toHaveBeenCalled();
});
