import { ApiProvider, createApiClient, createMemoryStorage, useSession } from '@lectern/api-client';
import { betaUser, demoUser } from '@lectern/mocks/fixtures';
import { type StoryUser, toStoryUser } from '@lectern/mocks/workbench';
import { ToastRegion, toast } from '@lectern/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { type Backend, BackendContext, HOSTED } from '../backend/BackendContext.ts';
import { AriaRouter } from '../navigation/AriaRouter.tsx';
import type { ReturnState } from '../lib/returnTo.ts';
import { paths, routePatterns } from '../paths.ts';
import { NavigationMemory } from '../navigation/NavigationMemory.tsx';
import { LoginScreen } from '../screens/Login/LoginScreen.tsx';
import { VisitorsOnly } from '../session/VisitorsOnly.tsx';

/** `parameters.app` of a story. */
export interface AppParameters {
  /** The story's initial address, with query and hash. */
  path?: string;
  /** The pattern that provides the screen's route parameters: '/projects/:id'. */
  route?: string;
  /** The router's state, such as `{ from: '/videos' }` on the login page. */
  state?: unknown;
  /** False for a visitor, whatever user the toolbar selects. */
  isSignedIn?: boolean;
  backend?: Backend;
  /** Contents of the tab's storage, such as `current_project_id`. */
  sessionStorage?: Readonly<Record<string, string>>;
}

const STORY_TOKEN = 'story-access-';
let visits = 0;

/**
 * Sends a story's requests without its initial token: the story backends treat a call without a token as
 * the toolbar's user, while an unknown token would end the session.
 */
const sendWithoutStoryToken = (request: Request) => {
  if (request.headers.get('Authorization')?.startsWith(`Bearer ${STORY_TOKEN}`)) {
    request.headers.delete('Authorization');
  }
  return fetch(request);
};

const NEVER = new Promise<never>(() => undefined);

/**
 * Sends requests for one visit only. If a screen still sent requests while unmounting, the next story's
 * handlers would answer them, with this story's text in the project concerned. An ended visit receives no
 * more responses and no failures.
 */
function sendUntil(end: AbortSignal): typeof fetch {
  return (input, init) => {
    if (end.aborted) return NEVER;
    const request = new Request(input, init);
    const signal = AbortSignal.any([end, request.signal]);
    return sendWithoutStoryToken(new Request(request, { signal })).catch((cause: unknown) => {
      if (end.aborted) return NEVER;
      throw cause;
    });
  };
}

/**
 * Creates a session as the browser would store it; empty for a visitor. Each visit has its own tokens:
 * token changes are broadcast to other tabs, and a visit with the same token would apply them to itself.
 */
function storedSession(user: StoryUser) {
  if (user === 'signed-out') return createMemoryStorage();
  visits += 1;
  return createMemoryStorage({
    access_token: `${STORY_TOKEN}${visits}`,
    refresh_token: `story-refresh-${visits}`,
    user: JSON.stringify(user === 'beta' ? betaUser : demoUser),
  });
}

/** Redirects visitors, and users whose session has ended, to the login page as in the app. */
function UntilSessionEnds() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const state: ReturnState = { from: pathname + search + hash };
  return status === 'signed-out' ? (
    <Navigate to={paths.login()} replace state={state} />
  ) : (
    <Outlet />
  );
}

function StoryApp({
  parameters: { path = '/', route = '*', state, isSignedIn = true, backend = HOSTED, ...rest },
  user,
  children,
}: {
  parameters: AppParameters;
  user: StoryUser;
  children: ReactNode;
}) {
  const [visit] = useState(() => new AbortController());
  const [client] = useState(() =>
    createApiClient({
      fetch: sendUntil(visit.signal),
      localStorage: storedSession(isSignedIn ? user : 'signed-out'),
      sessionStorage: createMemoryStorage(rest.sessionStorage),
    }),
  );
  // Notices and requests belong to the page, not the story: none may be left over.
  useEffect(
    () => () => {
      visit.abort();
      toast.clear();
    },
    [visit],
  );
  const url = new URL(path, 'http://story.invalid');
  const { pathname, search, hash } = url;
  const story = (
    <>
      <Route path={route} element={children} />
      <Route path="*" element={children} />
    </>
  );

  return (
    <BackendContext value={backend}>
      <ApiProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <NavigationMemory>
            <AriaRouter>
              <Routes>
                {isSignedIn ? (
                  <>
                    <Route element={<VisitorsOnly />}>
                      <Route path={routePatterns.login} element={<LoginScreen />} />
                    </Route>
                    <Route element={<UntilSessionEnds />}>{story}</Route>
                  </>
                ) : (
                  story
                )}
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
 * Puts a story into the app: a router at a path, its own client with the toolbar's user, an empty cache,
 * and the toast region. Set `parameters.app` ({@link AppParameters}); the toolbar's backend scenario
 * answers any requests that the story's own handlers do not.
 */
export const withApp: Decorator = (Story, { parameters, globals, id }) => {
  const app: AppParameters = parameters.app ?? {};
  const user = toStoryUser(globals.user);
  // A change of user or backend starts a new visit.
  const { scenario, delay, operation, answer } = globals;
  const visitKey = [id, user, scenario, delay, operation, answer].join(' ');
  return (
    <StoryApp key={visitKey} parameters={app} user={user}>
      <Story />
    </StoryApp>
  );
};
