// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useDialogEntry } from './useDialogEntry.ts';

function Page() {
  const { search } = useLocation();
  const isOpen = search.includes('open');
  const close = useDialogEntry(isOpen);
  return (
    <button type="button" onClick={() => close('/list')}>
      {isOpen ? 'Close' : 'Closed'}
    </button>
  );
}

afterEach(cleanup);

async function start(...initialEntries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/list', element: <Page /> },
    ],
    { initialEntries },
  );
  await act(async () => render(<RouterProvider router={router} />));
  const go = (to: string | number, replace = false) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace })));
  return {
    go,
    close: () => act(async () => screen.getByText('Close').click()),
    place: () => router.state.location.pathname + router.state.location.search,
  };
}

test('Back leaves the page, however often its dialog was opened', async () => {
  const { go, close, place } = await start('/');
  await go('/list');
  for (const id of ['1', '2', '3']) {
    await go(`/list?open=${id}`);
    await close();
    expect(place()).toBe('/list');
  }
  await go(-1);
  expect(place()).toBe('/');
});

test('a dialog that was opened from another page closes onto its own page', async () => {
  const { go, close, place } = await start('/');
  await go('/list?open=1');
  await close();
  expect(place()).toBe('/list');
  await go(-1);
  expect(place()).toBe('/');
});

test('a dialog whose address was replaced closes onto its own page', async () => {
  const { go, close, place } = await start('/list');
  await go('/list?open=1', true);
  await close();
  expect(place()).toBe('/list');
});

test('a dialog that Forward opened again closes onto its own page', async () => {
  const { go, close, place } = await start('/');
  await go('/list');
  await go('/list?open=1');
  await go(-1);
  await go(1);
  expect(place()).toBe('/list?open=1');
  await close();
  expect(place()).toBe('/list');
  await go(-1);
  expect(place()).toBe('/');
});
