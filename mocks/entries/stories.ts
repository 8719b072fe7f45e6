import { http, type HttpHandler } from 'msw';
import type { BackendOptions } from './createContext.ts';
import { createFakeStudio } from '../fixtures/fakeStudio.ts';
import { createFakeTakeStudio } from '../fixtures/fakeTakeStudio.ts';
import { STORY_TIME } from '../fixtures/storyTime.ts';
import { chooseHandlers, createEndpoints, type Endpoints } from '../handlers/createEndpoints.ts';
import { createCounter } from '../base/ids.ts';
import { createLocalLocks } from '../base/locks.ts';
import { createMemoryMedia } from '../files/memoryMedia.ts';
import { openScenario, type OpenedScenario } from './openScenario.ts';
import type { ScenarioName } from '../scenarios/scenarioNames.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { signedInAs, type StoryUser } from '../scenarios/storyUsers.ts';

/** All parts of an in-memory backend, with a fixed clock and without a renderer. */
export async function memoryBackend(): Promise<BackendOptions> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const media = createMemoryMedia();
  return {
    indexedDb: { indexedDB: new IDBFactory(), IDBKeyRange },
    media,
    studio: () => Promise.resolve(createFakeStudio({ media })),
    takeStudio: () => Promise.resolve(createFakeTakeStudio({ media })),
    locks: createLocalLocks(),
    now: () => STORY_TIME,
    nextId: createCounter(),
  };
}

/**
 * Opens a scenario for stories and tests: hermetic, repeatable, and signed in as the given user for
 * requests without a token.
 */
export async function openStoryScenario(
  name: ScenarioName,
  user: StoryUser = 'plain',
): Promise<OpenedScenario> {
  return openScenario(name, { ...(await memoryBackend()), signedInAs: signedInAs(user) });
}

/**
 * Endpoints of a hermetic scenario, to mix in a story: `[storyEndpoints('busy-account').listProjects.empty,
 * ...storyHandlers('busy-account')]`.
 */
export function storyEndpoints(name: ScenarioName, user: StoryUser = 'plain'): Endpoints {
  let opening: Promise<OpenedScenario> | null = null;
  return createEndpoints(async () => {
    opening ??= openStoryScenario(name, user);
    return (await opening).context;
  });
}

/** The handlers of a hermetic scenario; each call gets its own database. */
export function storyHandlers(name: ScenarioName, user: StoryUser = 'plain'): HttpHandler[] {
  return chooseHandlers(storyEndpoints(name, user), SCENARIOS[name].choose);
}

/** Story parameters with handlers that take precedence over those of the toolbar's scenario. */
export const withHandlers = (...handlers: HttpHandler[]) => ({ msw: { handlers } });

/** A call as recorded by a story. */
export interface NotedCall {
  method: string;
  /** Relative to `/api`. */
  path: string;
  /** The JSON body of the request, or null. */
  body: unknown;
}

/** Records every call of the contract and passes it on to the next handler. */
export function noteCalls(note: (call: NotedCall) => void): HttpHandler {
  return http.all('*/api/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    note({
      method: request.method,
      path: pathname.replace(/^.*\/api/, ''),
      body: isJson ? await request.clone().json() : null,
    });
    return undefined;
  });
}

/** Simulates a file that no longer exists on its server. */
export function goneFile(address: string): HttpHandler {
  return http.get(address, () => new Response(null, { status: 404 }));
}
