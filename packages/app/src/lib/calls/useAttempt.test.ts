// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useAttempt } from './useAttempt.ts';

/** Records pieces of work in order; a test ends them. */
function follow() {
  const works: { signal: AbortSignal; end: () => Promise<void> }[] = [];
  const hook = renderHook(() => useAttempt(), { wrapper: StrictMode });
  return {
    works,
    isRunning: () => hook.result.current.isRunning,
    begin: () =>
      act(() =>
        hook.result.current.begin(
          (signal) =>
            new Promise((resolve) => {
              works.push({ signal, end: () => act(async () => resolve()) });
            }),
        ),
      ),
    cancel: () => act(() => hook.result.current.cancel()),
    leave: hook.unmount,
  };
}

test('runs one piece of work at a time: the next replaces it', async () => {
  const { works, begin, isRunning } = follow();
  begin();
  begin();
  expect(works.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await works[0]?.end();
  expect(isRunning()).toBe(true);
  await works[1]?.end();
  expect(isRunning()).toBe(false);
});

test('aborts on cancel and on unmount', () => {
  const { works, begin, cancel, isRunning, leave } = follow();
  begin();
  cancel();
  expect(isRunning()).toBe(false);
  begin();
  leave();
  expect(works.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
