// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, use } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRedirect } from './useRedirect.ts';
import { type Departure, useDeparture } from './useDeparture.ts';

/** The journey that `Form` began last; kept by the tests as an answer's handler would keep it. */
let departure: Departure | undefined;
/** The code of the slow page, which comes when a test lets it. */
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
/** The answer comes. */
const answer = () => act(async () => departure?.goTo('/done'));
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('moves on a user who has stayed', async () => {
  await open();
  await press('Apply');
  expect(await answer()).toBe(true);
  expect(headings()).toEqual(['Done']);
});

test('a place on the same page is no other page', async () => {
  await open();
  await press('Apply');
  await press('Foot');
  expect(await answer()).toBe(true);
  expect(headings()).toEqual(['Done']);
});

test('leaves a user alone who has gone to another page', async () => {
  await open();
  await press('Apply');
  await press('Other');
  expect(await answer()).toBe(false);
  expect(window.location.pathname).toBe('/other');
});

test('leaves a user alone who has come back: that is another visit', async () => {
  await open();
  await press('Apply');
  await press('Other');
  await press('Back to the form');
  expect(await answer()).toBe(false);
  expect(window.location.pathname).toBe('/form');
});

test('leaves a user alone who looks at something else on the page', async () => {
  await open();
  await press('Apply');
  await press('Other tab');
  expect(await answer()).toBe(false);
  expect(window.location.search).toBe('?tab=2');
});

test('leaves a user alone whose next page is still loading', async () => {
  await open();
  await press('Apply');
  await press('Slow');
  expect(headings()).toEqual(['Form']);
  expect(await answer()).toBe(false);
  await act(async () => letIn('Slow'));
  expect(headings()).toEqual(['Slow']);
});

test('a journey that begins once the page is gone moves nobody', () => {
  const { result, unmount } = renderHook(useDeparture, { wrapper: BrowserRouter });
  unmount();
  expect(result.current().goTo('/done')).toBe(false);
  expect(window.location.pathname).toBe('/form');
});

test('a redirect calls nobody back whose next page is still loading', async () => {
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

  // The same page redirects whoever stays on it.
  await act(async () => window.history.back());
  await screen.findByRole('heading', { name: 'Done' });
});
