// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastQueue } from '../components/Toast/toastQueue.ts';
import { createLatePart, type LatePart } from './latePart.ts';

/** A module that loads, or fails to load, when the test says so. */
function later<T>() {
  const answers: { arrive: (value: T) => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        answers.push({ arrive: resolve, fail: () => reject(new Error('gone')) });
      }),
  );
  return { load, last: () => answers.at(-1) };
}

/** A component that shows whether the part is loaded. */
function readerOf({ usePart }: LatePart<string>) {
  return function Reader() {
    return <p>{usePart() ?? 'not yet'}</p>;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // As in Safari.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createLatePart', () => {
  test('loads the module once for all callers and updates them together', async () => {
    const { load, last } = later<string>();
    const part = createLatePart(load);
    const Reader = readerOf(part);
    render(
      <>
        <Reader />
        <Reader />
      </>,
    );
    part.fetch();
    part.want(() => undefined);
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getAllByText('not yet')).toHaveLength(2);
    await act(async () => last()?.arrive('here'));
    expect(screen.getAllByText('here')).toHaveLength(2);
  });

  test('loads the module when the browser is idle and retries after a failure', async () => {
    const { load, last } = later<string>();
    const Reader = readerOf(createLatePart(load));
    render(<Reader />);
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(load).toHaveBeenCalledOnce();
    await act(async () => last()?.fail());
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => last()?.arrive('here'));
    expect(screen.queryByText('here')).not.toBeNull();
  });

  test('reports no error when a preload fails', async () => {
    const { load, last } = later<string>();
    const part = createLatePart(load);
    part.fetch();
    await act(async () => last()?.fail());
    expect(toastQueue.visibleToasts).toHaveLength(0);
  });

  test('reports a failure to a waiting user and lets the next caller retry', async () => {
    const { load, last } = later<string>();
    const part = createLatePart(load);
    const onMissing = vi.fn();
    const Reader = readerOf(part);
    render(<Reader />);
    part.want(onMissing);
    await act(async () => last()?.fail());
    expect(onMissing).toHaveBeenCalledOnce();
    expect(toastQueue.visibleToasts.map(({ content }) => content.text)).toEqual([
      'This part of the page could not be loaded. Check your connection and try again.',
    ]);
    part.want(onMissing);
    await act(async () => last()?.arrive('here'));
    expect(screen.queryByText('here')).not.toBeNull();
    expect(onMissing).toHaveBeenCalledOnce();
  });
});
