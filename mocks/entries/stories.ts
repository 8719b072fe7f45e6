import { http, HttpResponse, type HttpHandler } from 'msw';
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

/** Everything of a backend in memory, with a fixed clock and without a renderer. */
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
 * A scenario for stories and tests: hermetic, repeatable, and signed in as the given user for requests
 * without a token.
 */
export async function openStoryScenario(
  name: ScenarioName,
  user: StoryUser = 'plain',
): Promise<OpenedScenario> {
  return openScenario(name, { ...(await memoryBackend()), signedInAs: signedInAs(user) });
}

/**
 * Endpoints over a hermetic scenario, to be mixed in a story:
 * `[storyEndpoints('busy-account').listProjects.empty, ...storyHandlers('busy-account')]`.
 */
export function storyEndpoints(name: ScenarioName, user: StoryUser = 'plain'): Endpoints {
  let opening: Promise<OpenedScenario> | null = null;
  return createEndpoints(async () => {
    opening ??= openStoryScenario(name, user);
    return (await opening).context;
  });
}

/** The handlers of a hermetic scenario; each call has a database of its own. */
export function storyHandlers(name: ScenarioName, user: StoryUser = 'plain'): HttpHandler[] {
  return chooseHandlers(storyEndpoints(name, user), SCENARIOS[name].choose);
}

/** A story's parameters: these handlers come before those of the toolbar's scenario. */
export const withHandlers = (...handlers: HttpHandler[]) => ({ msw: { handlers } });

/** A call as a story's notes have it. */
export interface NotedCall {
  method: string;
  /** Below `/api`. */
  path: string;
  /** The JSON that was sent, or null. */
  body: unknown;
}

/** Notes every call of the contract and leaves it to the next handler. */
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

/** A file that its server no longer has, by its address. */
export function goneFile(address: string): HttpHandler {
  return http.get(address, () => new HttpResponse(null, { status: 404 }));
}
