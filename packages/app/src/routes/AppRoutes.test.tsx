// @vitest-environment jsdom
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { ToastRegion, toast } from '@lectern/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppRoutes } from './AppRoutes.tsx';
import { NavigationMemory } from '../navigation/NavigationMemory.tsx';

/** Makes the address readable. */
function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output aria-label="address">{JSON.stringify([pathname + search + hash, state])}</output>;
}

const NO_PROJECTS = { items: [], total: 0, page: 1, page_size: 20, total_pages: 0 };

const answers: typeof fetch = (input) => {
  const { pathname } = new URL(new Request(input).url);
  if (pathname.endsWith('/auth/me')) return Promise.resolve(Response.json({ username: 'maya' }));
  // Without a response, the dashboard would hold back its page for five seconds.
  if (pathname.endsWith('/projects')) return Promise.resolve(Response.json(NO_PROJECTS));
  return new Promise(() => undefined);
};

function openApp(path: string, tokens: Record<string, string> = {}) {
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: answers,
    localStorage: createMemoryStorage(tokens),
    sessionStorage: createMemoryStorage(),
  });
  render(
    <ApiProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <NavigationMemory>
          <AppRoutes />
        </NavigationMemory>
        <ToastRegion />
        <Address />
      </MemoryRouter>
    </ApiProvider>,
  );
}

const address = () => JSON.parse(screen.getByLabelText('address').textContent) as unknown;
const SIGNED_IN = { access_token: 'a', refresh_token: 'r' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('min-width'), media: query }),
  );
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

// Specification: routes.18
// Runs first, while no screen's code is loaded.
test("shows 'Loading application...' until the first screen's code is loaded", () => {
  openApp('/login');
  expect(screen.queryByText('Loading application...')).not.toBeNull();
});

describe('for a visitor', () => {
  // Specification: routes.6, routes.16, templates.1, scripts.1, avatars.1
  test.each([
    '/',
    '/videos?status=failed#top',
    '/avatars?category=styled',
    '/image-generator',
    '/ai-edit?video=prj_1',
    '/templates?duration=2-3',
    '/scripts?category=Marketing',
    '/create',
    '/create/voice?avatar=7',
    '/create-video?ai=true',
    '/projects/p-1',
    '/settings/billing',
    '/canvas-editor',
    '/no-such-page',
  ])('%s redirects to the login page, which remembers it', async (path) => {
    openApp(path);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(address()).toEqual(['/login', { from: path }]);
  });

  // Specification: routes.16
  test.each(['/login', '/register'])('%s is accessible', async (path) => {
    openApp(path);
    await screen.findByRole('textbox', { name: /Email/ });
    expect(address()).toEqual([path, null]);
  });
});

describe('for a signed-in user', () => {
  // Specification: routes.3, routes.20
  test.each(['/no-such-page', '/videos/of/nobody', '/projects'])(
    '%s, which is unknown, redirects to the dashboard',
    async (path) => {
      openApp(path, SIGNED_IN);
      await screen.findByRole('tab', { name: 'Showcase' });
      expect(address()).toEqual(['/', null]);
    },
  );

  test.each(['/videos/table', '/videos/table/tab_1'])(
    '%s redirects to the dashboard when a server makes the videos',
    async (path) => {
      openApp(path, SIGNED_IN);
      await screen.findByRole('tab', { name: 'Showcase' });
      expect(address()).toEqual(['/', null]);
    },
  );

  // Specification: routes.14
  test('/canvas-editor redirects to the dashboard and says why', async () => {
    openApp('/canvas-editor', SIGNED_IN);
    await screen.findByText('The canvas editor is not available yet.');
    await waitFor(() => expect(address()).toEqual(['/', null]));
  });

  // Specification: routes.12, settings.1, readings.3
  test.each([
    ['/create-video?ai=true#x', '/create/script?ai=true#x'],
    ['/settings', '/settings/account'],
    ['/settings/no-such-panel', '/settings/account'],
    ['/settings/billing/card', '/settings/billing'],
    ['/create?script=s-1&avatar=7', '/create/script?script=s-1&avatar=7'],
  ])('%s becomes %s', async (path, target) => {
    openApp(path, SIGNED_IN);
    await waitFor(() => expect(address()).toEqual([target, null]));
  });

  // Specification: sign-in.12, roles.2
  test('the registration page redirects to the dashboard', async () => {
    openApp('/register', SIGNED_IN);
    await waitFor(() => expect(address()).toEqual(['/', null]));
  });
});
