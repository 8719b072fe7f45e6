// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  type Backend,
  BackendContext,
  type EmbeddedBackend,
  type FilmProgress,
} from '../../../backend/BackendContext.ts';
import { useLiveProgress } from './useLiveProgress.ts';

/** Renders the hook for a video whose changes, and the responses to whose requests, the test triggers. */
function watch() {
  const unwatch = vi.fn();
  let move: (film: FilmProgress | null) => void = () => undefined;
  const backend: Pick<EmbeddedBackend, 'kind' | 'watchVideo'> = {
    kind: 'embedded',
    watchVideo: (_videoId, onChange) => {
      move = onChange;
      return unwatch;
    },
  };
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const ask = vi.fn(
    () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook uses nothing else of the backend.
    <BackendContext value={backend as Backend}>{children}</BackendContext>
  );
  const { result, unmount } = renderHook(() => useLiveProgress('vid1', ask), { wrapper });
  return {
    ask,
    unmount,
    unwatch,
    film: () => result.current,
    move: (film: FilmProgress | null = null) => act(async () => move(film)),
    answer: () => act(async () => answers.at(-1)?.resolve()),
    fail: () => act(async () => answers.at(-1)?.reject(new Error('Down'))),
  };
}

test('a video that changes faster than responses arrive is requested once more, after the response', async () => {
  const { ask, move, answer } = watch();
  await move();
  await move();
  await move();
  expect(ask).toHaveBeenCalledTimes(1);
  await answer();
  expect(ask).toHaveBeenCalledTimes(2);
  await answer();
  expect(ask).toHaveBeenCalledTimes(2);
  await move();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a failed request does not stop further requests', async () => {
  const { ask, move, fail } = watch();
  await move();
  await fail();
  await move();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the parts of a film are available before any response', async () => {
  const { film, move } = watch();
  expect(film()).toBeNull();
  const known: FilmProgress = { parts: [], reason: 'change', isEdit: false };
  await move(known);
  expect(film()).toEqual(known);
});

test('nothing is requested after the screen was left', async () => {
  const { ask, move, answer, unmount, unwatch } = watch();
  await move();
  await move();
  unmount();
  expect(unwatch).toHaveBeenCalledOnce();
  await answer();
  expect(ask).toHaveBeenCalledTimes(1);
});
