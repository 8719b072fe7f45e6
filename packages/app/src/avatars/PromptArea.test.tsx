// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromptArea } from './PromptArea.tsx';

const onLeftEmpty = vi.fn();

function Form() {
  const [prompt, setPrompt] = useState('');
  return (
    <>
      <PromptArea
        value={prompt}
        onChange={setPrompt}
        onLeftEmpty={onLeftEmpty}
        onSubmit={vi.fn()}
        errorMessage={undefined}
        isReadOnly={false}
      />
      <button type="button">Cancel</button>
      <button type="button" onClick={() => setPrompt('A doctor')}>
        Doctor
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Form />);
});
afterEach(() => {
  cleanup();
  onLeftEmpty.mockReset();
  vi.useRealTimers();
});

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole('button', { name });

function typeAndClear() {
  prompt().focus();
  fireEvent.change(prompt(), { target: { value: 'A chef' } });
  fireEvent.change(prompt(), { target: { value: '' } });
}

/** Starts a press, which moves focus. */
function pressDown(pressed: HTMLElement) {
  fireEvent.pointerDown(pressed);
  pressed.focus();
}

/** Ends a press. */
function release(pressed: HTMLElement) {
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  vi.runAllTimers();
}

test('a prompt that is left empty is reported at the end of the press that leaves it', () => {
  typeAndClear();
  pressDown(button('Cancel'));
  expect(document.activeElement).toBe(button('Cancel'));
  expect(onLeftEmpty).not.toHaveBeenCalled();
  release(button('Cancel'));
  expect(onLeftEmpty).toHaveBeenCalledTimes(1);
});

test('a prompt that the press itself fills is not reported', () => {
  typeAndClear();
  pressDown(button('Doctor'));
  release(button('Doctor'));
  expect(prompt().value).toBe('A doctor');
  expect(onLeftEmpty).not.toHaveBeenCalled();
});

test('an empty prompt that nothing was typed into is not reported', () => {
  prompt().focus();
  prompt().blur();
  expect(onLeftEmpty).not.toHaveBeenCalled();
  typeAndClear();
  prompt().blur();
  expect(onLeftEmpty).toHaveBeenCalledTimes(1);
});
