// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusRescue } from './useFocusRescue.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

function Page({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusRescue(heading);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        Scripts
      </h1>
      {children}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** jsdom guesses which device moved focus from events of earlier tests: here each test states it. */
function focusBy(device: 'key' | 'pointer', name: string): void {
  const control = button(name);
  vi.spyOn(control, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible'
      ? device === 'key'
      : Element.prototype.matches.call(control, selector),
  );
  control.focus();
}
const twoFrames = () =>
  act(async () => {
    await Promise.resolve();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
  });

function toolbar(hasReset: boolean): ReactNode {
  return (
    <Page>
      <div role="search">
        <input type="search" />
        {hasReset && <button type="button">Reset Filters</button>}
      </div>
      <button type="button">Elsewhere</button>
    </Page>
  );
}

test('a removed control passes its focus to the first control around it', async () => {
  const { rerender } = render(toolbar(true));
  focusBy('key', 'Reset Filters');
  rerender(toolbar(false));
  expect(document.activeElement).toBe(document.body);
  await twoFrames();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('if only the page is left, its heading gets focus', async () => {
  const { rerender } = render(
    <Page>
      <button type="button">Try Again</button>
    </Page>,
  );
  focusBy('key', 'Try Again');
  rerender(
    <Page>
      <p>It is here.</p>
    </Page>,
  );
  await twoFrames();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a control that takes focus meanwhile keeps it', async () => {
  const { rerender } = render(toolbar(true));
  focusBy('key', 'Reset Filters');
  rerender(toolbar(false));
  button('Elsewhere').focus();
  await twoFrames();
  expect(document.activeElement).toBe(button('Elsewhere'));
});

test('a control that was blurred before its removal moves no focus', async () => {
  const { rerender } = render(toolbar(true));
  focusBy('key', 'Reset Filters');
  button('Reset Filters').blur();
  await Promise.resolve();
  rerender(toolbar(false));
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});

test('a removed control that was focused by pointer moves no focus', async () => {
  const { rerender } = render(toolbar(true));
  focusBy('pointer', 'Reset Filters');
  rerender(toolbar(false));
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});
