// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Starting } from '../backend/Starting.tsx';
import { isFirstPaint, replaceFirstPaint } from './firstPaint.ts';
import { PageLoader } from './PageLoader.tsx';

const demo = vi.fn();

function Form({ isRemembered = false }) {
  const [name, setName] = useState('');
  return (
    <main>
      <input name="username" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" name="remember" defaultChecked={isRemembered} />
      <button type="button" onClick={demo}>
        Demo
      </button>
      <output>{name}</output>
    </main>
  );
}

const first = () => document.getElementById('first');
const control = (selector: string) =>
  document.querySelector<HTMLInputElement>(`#first ${selector}`);

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="first"><input name="username"><input type="checkbox" name="remember">' +
    '<button type="button">Demo</button></div><div id="root"></div>';
  root = document.getElementById('root') ?? document.body;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  demo.mockReset();
  delete document.documentElement.dataset.first;
  delete document.documentElement.dataset.shown;
});

test('a loader leaves the first paint in place, its notice replaces it', async () => {
  replaceFirstPaint(root);
  const { rerender } = render(<PageLoader>Loading application...</PageLoader>, {
    container: root,
  });
  expect(root.textContent).toBe('');
  rerender(<PageLoader notice="Slow.">Loading application...</PageLoader>);
  expect(root.textContent).toContain('Slow.');
  await waitFor(() => expect(first()).toBeNull());
  expect(isFirstPaint()).toBe(false);
});

test('text and ticks from before a loader’s notice reach the page that follows', async () => {
  replaceFirstPaint(root);
  const field = control('[name="username"]');
  if (field) field.value = 'maya';
  control('[name="remember"]')?.click();
  const { rerender } = render(<PageLoader notice="Slow.">Loading application...</PageLoader>, {
    container: root,
  });
  await waitFor(() => expect(first()).toBeNull());
  rerender(<Form />);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('maya'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
});

test('text from before the message that storage is slow reaches the page that follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  replaceFirstPaint(root);
  const field = control('[name="username"]');
  if (field) field.value = 'maya';
  const { rerender } = render(<Starting />, { container: root });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('heading', { name: /still waiting/ })).not.toBeNull();
  expect(first()).toBeNull();
  rerender(<Form />);
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('maya');
});

test('the first page takes over, with typed text, ticked boxes and focus', async () => {
  replaceFirstPaint(root);
  const field = control('[name="username"]');
  if (field) field.value = 'maya';
  field?.focus();
  field?.setSelectionRange(1, 2);
  control('[name="remember"]')?.click();
  render(<Form />, { container: root });
  await waitFor(() => expect(first()).toBeNull());
  const taken = screen.getByRole<HTMLInputElement>('textbox');
  expect(taken.value).toBe('maya');
  expect(screen.getByRole('status').textContent).toBe('maya');
  expect([taken.selectionStart, taken.selectionEnd]).toEqual([1, 2]);
  expect(document.activeElement).toBe(taken);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  expect(demo).not.toHaveBeenCalled();
});

test.each(['ticked', 'left alone'])(
  'a box that starts ticked stays so if it was %s',
  async (use) => {
    replaceFirstPaint(root);
    if (use === 'ticked') control('[name="remember"]')?.click();
    control('button')?.setAttribute('data-pressed', 'true');
    act(() => void render(<Form isRemembered />, { container: root }));
    // Presses are replayed after ticks.
    await waitFor(() => expect(demo).toHaveBeenCalledOnce());
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  },
);

test('a press of a button is replayed', async () => {
  replaceFirstPaint(root);
  control('button')?.setAttribute('data-pressed', 'true');
  act(() => void render(<Form />, { container: root }));
  await waitFor(() => expect(demo).toHaveBeenCalledOnce());
});

test('a press of a link is replayed', async () => {
  first()?.insertAdjacentHTML('beforeend', '<a href="/register" data-pressed="true">Join</a>');
  const follow = vi.fn((event: MouseEvent) => event.preventDefault());
  root.addEventListener('click', follow);
  replaceFirstPaint(root);
  const page = (
    <main>
      <a href="/login">Join</a>
      <a href="/register">Join</a>
    </main>
  );
  act(() => void render(page, { container: root }));
  await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  expect(follow.mock.calls[0]?.[0].target).toHaveProperty('pathname', '/register');
});

test('the last shown dashboard stays, alone, until the app shows as much', async () => {
  document.documentElement.dataset.shown = 'last';
  replaceFirstPaint(root);
  const screens = [
    <div key="frame" />,
    <div key="dashboard" data-opening>
      Loading
    </div>,
  ];
  const { rerender } = render(<main />, { container: root });
  for (const shown of screens) {
    rerender(<main>{shown}</main>);
    // Let the observer run.
    await act(() => Promise.resolve());
    expect(first()).not.toBeNull();
  }
  expect(root.style.visibility).toBe('hidden');
  rerender(<main>Videos</main>);
  await waitFor(() => expect(first()).toBeNull());
  expect(root.style.visibility).toBe('');
});

test('loaders show if there was no first paint', () => {
  document.documentElement.dataset.first = 'none';
  replaceFirstPaint(root);
  render(<PageLoader>Loading application...</PageLoader>, { container: root });
  expect(first()).toBeNull();
  expect(root.textContent).toBe('Loading application...');
});
