// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useAnswer } from './useAnswer.ts';

interface Question {
  key: string;
  signal: AbortSignal;
  answer: (value: string) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Records requests in order; a test resolves them. */
function follow(first: string | null) {
  const questions: Question[] = [];
  const ask = (key: string | null) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      questions.push({
        key: key ?? '',
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const hook = renderHook(({ key }) => useAnswer(key, ask(key)), {
    initialProps: { key: first },
    wrapper: StrictMode,
  });
  const newest = () => {
    const [last] = questions.slice(-1);
    if (!last) throw new Error('Nothing was asked.');
    return last;
  };
  return {
    questions,
    newest,
    now: () => hook.result.current,
    become: (key: string | null) => hook.rerender({ key }),
    retry: () => act(() => hook.result.current.retry()),
  };
}

test('requests nothing without a key', () => {
  const { questions, now } = follow(null);
  expect(questions).toEqual([]);
  expect(now()).toMatchObject({ value: undefined, isPending: false });
});

test('shows an answer only under its own key, however late it arrives', async () => {
  const { newest, now, become } = follow('a');
  const first = newest();
  become('b');
  expect(first.signal.aborted).toBe(true);
  await first.answer('of a');
  expect(now()).toMatchObject({ value: undefined, isPending: true });
  await newest().answer('of b');
  expect(now()).toMatchObject({ value: 'of b', isPending: false });
  become('a');
  expect(now()).toMatchObject({ value: undefined, isPending: true });
});

test('reports a failure, and requests again on retry', async () => {
  const { newest, now, retry } = follow('a');
  await newest().fail(new Error('Down'));
  expect(now()).toMatchObject({ error: new Error('Down'), isPending: false });
  retry();
  expect(now()).toMatchObject({ error: undefined, isPending: true });
  await newest().answer('up');
  expect(now().value).toBe('up');
});

test('keeps the last answer while it is requested again', async () => {
  const { newest, now, retry } = follow('a');
  await newest().answer('old');
  retry();
  expect(now()).toMatchObject({ value: 'old', isPending: true });
  await newest().answer('new');
  expect(now()).toMatchObject({ value: 'new', isPending: false });
});

test('requests a repeated key again, and shows nothing until then', async () => {
  const { questions, newest, now, become } = follow('a');
  await newest().answer('old');
  const before = questions.length;
  become(null);
  expect(now()).toMatchObject({ value: undefined, isPending: false });
  become('a');
  expect(now()).toMatchObject({ value: undefined, isPending: true });
  expect(questions.length).toBeGreaterThan(before);
  await newest().answer('new');
  expect(now().value).toBe('new');
});
