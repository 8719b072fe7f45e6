// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Messages, useMessages } from './useMessages.ts';

interface Values {
  name: string;
  text: string;
}

const validate = ({ name, text }: Values): Messages<keyof Values> => ({
  ...(name === '' && { name: 'Name is required' }),
  ...(text === '' && { text: 'Text is required' }),
});

function open(values: Values) {
  const hook = renderHook(({ now }) => useMessages(now, validate), {
    initialProps: { now: values },
  });
  return {
    type: (now: Values) => hook.rerender({ now }),
    submit: () => {
      let wrong: Messages<keyof Values> = {};
      act(() => {
        wrong = hook.result.current.check();
      });
      return wrong;
    },
    errors: () => hook.result.current.errors,
  };
}

test('shows no message before a submit', () => {
  const form = open({ name: '', text: '' });
  expect(form.errors()).toEqual({});
});

test('shows messages on submit, and removes each as its field is fixed', () => {
  const form = open({ name: '', text: '' });
  expect(form.submit()).toEqual({ name: 'Name is required', text: 'Text is required' });
  form.type({ name: 'A', text: '' });
  expect(form.errors()).toEqual({ text: 'Text is required' });
});

test('shows new errors from typing only on the next submit', () => {
  const form = open({ name: 'A', text: '' });
  form.submit();
  form.type({ name: '', text: '' });
  expect(form.errors()).toEqual({ text: 'Text is required' });
});
