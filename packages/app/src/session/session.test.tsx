// @vitest-environment jsdom
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from './RequireSession.tsx';
import { VisitorsOnly } from './VisitorsOnly.tsx';

/** Shows the current location and its state. */
function Where({ name }: { name: string }) {
  const { pathname, search, hash, state } = useLocation();
  return <p>{`${name} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

interface AppOptions {
  entry: string | { pathname: string; search?: string; hash?: string; state?: unknown };
  tokens?: Record<string, string>;
  fetch: typeof fetch;
}

function renderApp({ entry, tokens = {}, fetch }: AppOptions) {
  const client = createApiClient({
    fetch,
    localStorage: createMemoryStorage(tokens),
    sessionStorage: createMemoryStorage(),
  });
  render(
    <ApiProvider client={client}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route element={<VisitorsOnly />}>
            <Route path="/login" element={<Where name="login" />} />
          </Route>
          <Route element={<RequireSession />}>
            <Route path="*" element={<Where name="inside" />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ApiProvider>,
  );
  return client;
}

const SIGNED_IN = { access_token: 'a', refresh_token: 'r' };
const me = () => Promise.resolve(Response.json({ username: 'maya' }));
const refused = () => Promise.resolve(Response.json({ detail: 'expired' }, { status: 401 }));
const never = () => new Promise<Response>(() => undefined);

// The client logs rejected tokens, which are expected here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the guard', () => {
  // Specification: routes.17
  test('shows that it is authenticating while the user is unknown', () => {
    renderApp({ entry: '/videos', tokens: SIGNED_IN, fetch: never });
    expect(screen.queryByText('Authenticating...')).not.toBeNull();
  });

  test('lets a signed-in user through', async () => {
    renderApp({ entry: '/videos?status=failed', tokens: SIGNED_IN, fetch: me });
    await screen.findByText('inside /videos?status=failed null');
  });

  // Specification: routes.4, routes.19, roles.1
  test('sends a visitor to the login page and keeps path, query and hash', async () => {
    renderApp({ entry: '/videos?status=failed#top', fetch: never });
    await screen.findByText('login /login {"from":"/videos?status=failed#top"}');
  });

  // Specification: states.4, roles.3
  test('sends a user whose tokens are rejected to the login page', async () => {
    renderApp({ entry: '/videos', tokens: SIGNED_IN, fetch: refused });
    await screen.findByText('login /login {"from":"/videos"}');
  });

  // Specification: shell.23
  test('follows a session that ends while a page is open', async () => {
    const client = renderApp({ entry: '/videos', tokens: SIGNED_IN, fetch: me });
    await screen.findByText('inside /videos null');
    act(() => client.session.end());
    await screen.findByText('login /login {"from":"/videos","owner":"maya"}');
  });

  test('remounts everything for the next user, even if it saw no sign-out', async () => {
    const client = renderApp({ entry: '/videos', tokens: SIGNED_IN, fetch: me });
    const before = await screen.findByText('inside /videos null');
    // Both in one change, as for a tab that was asleep meanwhile.
    act(() => {
      client.session.end();
      const generation = client.session.begin({ accessToken: 'b', refreshToken: 's' });
      client.session.settle(generation, { username: 'noah' });
    });
    const after = await screen.findByText('inside /videos null');
    expect(after).not.toBe(before);
  });

  test('keeps the page when tokens are merely renewed', async () => {
    const client = renderApp({ entry: '/videos', tokens: SIGNED_IN, fetch: me });
    const before = await screen.findByText('inside /videos null');
    const { generation } = client.session.getSnapshot();
    const pair = { accessToken: 'b', refreshToken: 's' };
    act(() => void client.session.replaceTokens(generation, 'r', pair));
    act(() => void client.session.settle(generation, { username: 'maya', isBetaUser: true }));
    expect(screen.getByText('inside /videos null')).toBe(before);
  });
});

describe.each([
  ['a page', '/videos', 'inside /videos null'],
  ['the login page', '/login', 'inside / null'],
])('the session check on %s', (_name, entry, inside) => {
  /** Opens the app with a server that responds when the test says so, and records its requests. */
  function openSlowly() {
    const asked: { path: string; signal: AbortSignal | null | undefined }[] = [];
    const answers: ((response: Response) => void)[] = [];
    const client = renderApp({
      entry,
      tokens: SIGNED_IN,
      fetch: (input, init) => {
        asked.push({
          path: input instanceof Request ? input.url : input.toString(),
          signal: init?.signal,
        });
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    return { client, asked, answers };
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const button = (name: string) => screen.queryByRole('button', { name });

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is silent for five seconds, then shows a message and two ways out', async () => {
    openSlowly();
    await pass(4_999);
    expect(button('Try Again')).toBeNull();
    await pass(1);
    expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual');
    expect(button('Try Again')).not.toBeNull();
    expect(button('Sign out')).not.toBeNull();
  });

  test('is repeated by Try Again, after the first request is cancelled', async () => {
    const { asked, answers } = openSlowly();
    await pass(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await pass(0);
    expect(asked.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
      ['/api/auth/me', true],
      ['/api/auth/me', false],
    ]);
    expect(screen.getByRole('status').textContent).toContain('There is no answer yet.');
    answers[1]?.(Response.json({ username: 'maya' }));
    await pass(0);
    vi.useRealTimers();
    await screen.findByText(inside);
  });

  test('is ignored after Sign out', async () => {
    const { client, answers } = openSlowly();
    await pass(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await pass(0);
    expect(screen.queryByText(/^login \/login/)).not.toBeNull();
    answers[0]?.(Response.json({ username: 'maya' }));
    await pass(0);
    expect(client.session.getSnapshot().status).toBe('signed-out');
  });
});

describe('the login page', () => {
  // Specification: sign-in.5, sign-in.6, roles.2
  test('sends a signed-in user back to where they came from', async () => {
    const entry = { pathname: '/login', state: { from: '/create/voice?avatar=7' } };
    renderApp({ entry, tokens: SIGNED_IN, fetch: me });
    await screen.findByText('inside /create/voice?avatar=7 null');
  });

  test.each([
    ['back where the same user was', 'maya', 'inside /videos?search=x null'],
    ['to the dashboard where another one was', 'noah', 'inside / null'],
  ])('sends the user %s', async (_name, owner, text) => {
    const entry = { pathname: '/login', state: { from: '/videos?search=x', owner } };
    renderApp({ entry, tokens: SIGNED_IN, fetch: me });
    await screen.findByText(text);
  });

  // Specification: sign-in.5
  test('only leads into the app', async () => {
    const entry = { pathname: '/login', state: { from: '//evil.example' } };
    renderApp({ entry, tokens: SIGNED_IN, fetch: me });
    await screen.findByText('inside / null');
  });

  // Specification: routes.1
  test('stays open for a visitor', async () => {
    renderApp({ entry: '/login', fetch: never });
    await waitFor(() => expect(screen.queryByText('login /login null')).not.toBeNull());
  });
});
