// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, use } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRedirect } from './useRedirect.ts';
import { type Departure, useDeparture } from './useDeparture.ts';

/** The last departure that `Form` started; tests keep it as a response handler would. */
let departure: Departure | undefined;
/** The code of the slow page, which a test resolves. */
let code: Promise<string>;
let letIn: (text: string) => void;

function Form() {
  const depart = useDeparture();
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <button type="button" onClick={() => (departure = depart())}>
        Apply
      </button>
      <button type="button" onClick={() => void navigate('?tab=2')}>
        Other tab
      </button>
      <Link to="/other">Other</Link>
      <Link to="/slow">Slow</Link>
      <Link to="#foot">Foot</Link>
    </>
  );
}

function Slow() {
  return <h1>{use(code)}</h1>;
}

beforeEach(() => {
  code = new Promise((resolve) => (letIn = resolve));
  window.history.replaceState(null, '', '/form');
});
afterEach(() => {
  cleanup();
  departure = undefined;
});

async function open(): Promise<void> {
  await act(async () =>
    render(
      <StrictMode>
        <BrowserRouter>
          <Routes>
            <Route path="/form" element={<Form />} />
            <Route path="/other" element={<Link to="/form">Back to the form</Link>} />
            <Route path="/slow" element={<Slow />} />
            <Route path="/done" element={<h1>Done</h1>} />
          </Routes>
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}
const press = (name: string) => act(async () => screen.getByText(name).click());
/** Simulates the response. */
const answer = () => act(async () => departure?.goTo('/done'));
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('navigates if the user has stayed', async () => {
  await open();
  await press('Apply');
  expect(await answer()).toBe(true);
  expect(headings()).toEqual(['Done']);
});

test('a fragment on the same page counts as staying', async () => {
  await open();
  await press('Apply');
  await press('Foot');
  expect(await answer()).toBe(true);
  expect(headings()).toEqual(['Done']);
});

test('does nothing if the user has gone to another page', async () => {
  await open();
  await press('Apply');
  await press('Other');
  expect(await answer()).toBe(false);
  expect(window.location.pathname).toBe('/other');
});

test('does nothing if the user has left and come back: that is another visit', async () => {
  await open();
  await press('Apply');
  await press('Other');
  await press('Back to the form');
  expect(await answer()).toBe(false);
  expect(window.location.pathname).toBe('/form');
});

test('does nothing if the user has changed the query of the page', async () => {
  await open();
  await press('Apply');
  await press('Other tab');
  expect(await answer()).toBe(false);
  expect(window.location.search).toBe('?tab=2');
});

test('does nothing if the next page is still loading', async () => {
  await open();
  await press('Apply');
  await press('Slow');
  expect(headings()).toEqual(['Form']);
  expect(await answer()).toBe(false);
  await act(async () => letIn('Slow'));
  expect(headings()).toEqual(['Slow']);
});

test('a departure that starts after unmount never navigates', () => {
  const { result, unmount } = renderHook(useDeparture, { wrapper: BrowserRouter });
  unmount();
  expect(result.current().goTo('/done')).toBe(false);
  expect(window.location.pathname).toBe('/form');
});

test('a redirect does not interrupt a user whose next page is still loading', async () => {
  function Guarded({ isOver }: { isOver: boolean }) {
    useRedirect(isOver ? '/done' : null);
    return <Form />;
  }
  const tree = (isOver: boolean) => (
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Guarded isOver={isOver} />} />
        <Route path="/slow" element={<Slow />} />
        <Route path="/done" element={<h1>Done</h1>} />
      </Routes>
    </BrowserRouter>
  );
  const { rerender } = await act(async () => render(tree(false)));
  await press('Slow');
  await act(async () => rerender(tree(true)));
  await act(async () => letIn('Slow'));
  expect(headings()).toEqual(['Slow']);

  // The same page redirects users who stay on it.
  await act(async () => window.history.back());
  await screen.findByRole('heading', { name: 'Done' });
});
