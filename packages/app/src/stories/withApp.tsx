import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { demoUser } from '@lectern/mocks/fixtures';
import { ToastRegion, toast } from '@lectern/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Backend, BackendContext, HOSTED } from '../backend/BackendContext.ts';
import { AriaRouter } from '../routes/AriaRouter.tsx';
import { NavigationMemory } from '../routes/NavigationMemory.tsx';

/** `parameters.app` of a story. */
export interface AppParameters {
  /** Where the story is opened, with query and hash. */
  path?: string;
  /** The pattern that gives the screen its route parameters: '/projects/:id'. */
  route?: string;
  /** The router's state, such as `{ from: '/videos' }` on the login page. */
  state?: unknown;
  /** False for a visitor. */
  isSignedIn?: boolean;
  backend?: Backend;
  /** What the tab's storage holds, such as `current_project_id`. */
  sessionStorage?: Readonly<Record<string, string>>;
}

/**
 * Sends what a story asks for without its token: the story backends take such a call for the demo
 * account's, while a token that they never gave would end the session.
 */
const sendWithoutToken: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.delete('Authorization');
  return fetch(request);
};

function StoryApp({
  parameters: { path = '/', route = '*', state, isSignedIn = true, backend = HOSTED, ...rest },
  children,
}: {
  parameters: AppParameters;
  children: ReactNode;
}) {
  const [client] = useState(() =>
    createApiClient({
      fetch: sendWithoutToken,
      localStorage: createMemoryStorage(
        isSignedIn
          ? {
              access_token: 'story-access',
              refresh_token: 'story-refresh',
              user: JSON.stringify(demoUser),
            }
          : {},
      ),
      sessionStorage: createMemoryStorage(rest.sessionStorage),
    }),
  );
  // Notices are the page's, not the story's: none may be left over.
  useEffect(() => () => toast.clear(), []);
  const url = new URL(path, 'http://story.invalid');
  const { pathname, search, hash } = url;

  return (
    <BackendContext value={backend}>
      <ApiProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <NavigationMemory>
            <AriaRouter>
              <Routes>
                <Route path={route} element={children} />
                <Route path="*" element={children} />
              </Routes>
            </AriaRouter>
          </NavigationMemory>
          <ToastRegion />
        </MemoryRouter>
      </ApiProvider>
    </BackendContext>
  );
}

/**
 * Puts a story into the app: a router at a path, a client of its own with a signed-in user, an empty
 * cache, and the place for notices. Set `parameters.app` ({@link AppParameters}).
 */
export const withApp: Decorator = (Story, { parameters, id }) => {
  const app: AppParameters = parameters.app ?? {};
  return (
    <StoryApp key={id} parameters={app}>
      <Story />
    </StoryApp>
  );
};
