// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationMemory } from './NavigationMemory.tsx';
import { usePageHeading } from './usePageHeading.ts';
import { useScrollToTop } from './useScrollToTop.ts';

function Frame() {
  useScrollToTop();
  return (
    <NavigationMemory>
      <main>
        <Outlet />
      </main>
    </NavigationMemory>
  );
}

function Page({ title, hasField = false }: { title: string; hasField?: boolean }) {
  const heading = usePageHeading(title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- that it is honoured is tested here */}
      {hasField && <input aria-label="Prompt" autoFocus />}
    </>
  );
}

const scrollTo = vi.fn();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <Page title="Dashboard" /> },
          { path: '/videos', element: <Page key="videos" title="My Videos" /> },
          { path: '/create', element: <Page key="create" title="Script" hasField /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
}

test('names the page in the title, and leaves focus alone when the tab is opened', () => {
  open('/videos');
  expect(document.title).toBe('My Videos · Lectern');
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('moves to the heading and the top of the next page', async () => {
  const go = open('/');
  await go('/videos');
  expect(document.title).toBe('My Videos · Lectern');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Videos' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a changed query moves neither focus nor scroll position', async () => {
  const go = open('/videos');
  await go('/videos?search=a');
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("Back keeps the browser's scroll position", async () => {
  const go = open('/');
  await go('/videos');
  scrollTo.mockReset();
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a field that takes focus itself keeps it', async () => {
  const go = open('/');
  await go('/create');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Prompt' }));
});
