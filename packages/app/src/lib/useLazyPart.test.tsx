// @vitest-environment jsdom
import { toast } from '@lectern/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyPart } from './useLazyPart.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // As in Safari.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('comes when the page rests, without being wanted', async () => {
  const load = vi.fn(() => Promise.resolve('dialogs'));
  const { result } = renderHook(() => useLazyPart(load));
  expect(result.current.part).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.part).toBe('dialogs');
});

test('comes at once when it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve('dialogs'));
  const { result } = renderHook(() => useLazyPart(load));
  act(() => result.current.want());
  await waitFor(() => expect(result.current.part).toBe('dialogs'));
  expect(load).toHaveBeenCalledOnce();
});

test('a download that fails is told to whoever wanted it, and tried again', async () => {
  const show = vi.spyOn(toast, 'show').mockReturnValue('key');
  const load = vi.fn(() => Promise.reject<string>(new Error('offline')));
  const { result } = renderHook(() => useLazyPart(load));
  const onMissing = vi.fn();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(show).not.toHaveBeenCalled();
  act(() => result.current.want(onMissing));
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(show).toHaveBeenCalledOnce();
  load.mockImplementation(() => Promise.resolve('dialogs'));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.part).toBe('dialogs');
});
