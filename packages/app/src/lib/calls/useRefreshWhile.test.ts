// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefreshWhile } from './useRefreshWhile.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('refreshes the list every interval, also after a failed refresh', async () => {
  const refresh = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('Down'));
  refresh.mockResolvedValue(undefined);
  renderHook(() => useRefreshWhile(true, refresh));
  await pass(15_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('does not ask a slow server again before it has responded', async () => {
  let answer: () => void = () => undefined;
  const refresh = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  renderHook(() => useRefreshWhile(true, refresh));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  answer();
  await pass(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('gives up on a refresh without a response after half a minute', async () => {
  const refresh = vi.fn(() => new Promise<void>(() => undefined));
  renderHook(() => useRefreshWhile(true, refresh));
  await pass(30_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
