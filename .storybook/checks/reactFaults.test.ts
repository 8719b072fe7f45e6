// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createElement, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listenForReactFaults } from './reactFaults.ts';

const { error } = console;
let heard: unknown[][] = [];
let takeFaults = (): string[] => [];

function listen() {
  heard = [];
  console.error = (...values: unknown[]) => heard.push(values);
  takeFaults = listenForReactFaults(console);
}

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  console.error = error;
});

/** A field that only gets a value after a press. */
function LateValue() {
  const [value, setValue] = useState<string>();
  return createElement('input', { value, onChange: () => {}, onClick: () => setValue('new') });
}

/** Updates another component during its own rendering. */
function Meddler({ change }: { change: (count: number) => void }) {
  change(1);
  return null;
}
function Meddled() {
  const [, setCount] = useState(0);
  return createElement(Meddler, { change: setCount });
}

function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, count);
}

const item = (key: string | null, word: string) => createElement('li', { key }, word);

const FAULTS: readonly [string, () => ReactNode][] = [
  ['a block in a paragraph', () => createElement('p', null, createElement('div'))],
  ['words in a table', () => createElement('table', null, 'words')],
  ['no keys', () => createElement('ul', null, [item(null, 'a'), item(null, 'b')])],
  ['a key twice', () => createElement('ol', null, [item('a', 'a'), item('a', 'b')])],
  ['an unknown property', () => createElement('div', { isOpen: 'yes' })],
  ['an attribute in HTML’s words', () => createElement('label', { for: 'name' })],
  ['an unknown ARIA attribute', () => createElement('div', { 'aria-lable': 'Name' })],
  ['an attribute that is true', () => createElement('div', { draft: true })],
  ['no number', () => createElement('td', { colSpan: Number.NaN })],
  ['a value that cannot change', () => createElement('input', { value: 'a' })],
  ['a component that changes another', () => createElement(Meddled)],
];

test.each(FAULTS)('a fault that React only logs to the console is found: %s', (_name, make) => {
  listen();
  render(make());
  expect(takeFaults()).not.toEqual([]);
  expect(takeFaults(), 'taken once').toEqual([]);
  expect(heard, 'the console has it, too').not.toEqual([]);
});

test('a field that becomes controlled is a fault', () => {
  listen();
  const { getByRole } = render(createElement(LateValue));
  expect(takeFaults()).toEqual([]);
  fireEvent.click(getByRole('textbox'));
  expect(takeFaults()).toHaveLength(1);
});

test('other errors are only logged to the console', () => {
  listen();
  console.error('The project could not be updated (script).', new Error('canceled'));
  const { getByRole } = render(createElement(Counter));
  // As after most responses in a story: React expects `act`, but it has not been called.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  getByRole('button').click();
  expect(takeFaults()).toEqual([]);
  expect(heard.length).toBe(2);
});
