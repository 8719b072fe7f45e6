import { setupServer } from 'msw/node';
import { createFakeStudio, type FakeStudioOptions } from '../fixtures/fakeStudio.ts';
import { createFakeTakeStudio, type FakeTakeStudioOptions } from '../fixtures/fakeTakeStudio.ts';
import { createHandlers } from '../handlers/createEndpoints.ts';
import { createMemoryMedia, type MemoryMedia } from '../files/memoryMedia.ts';
import { memoryBackend } from './stories.ts';
import { createInPageFetch } from './inPageFetch.ts';
import { openScenario, type OpenedScenario } from './openScenario.ts';
import type { ScenarioName } from '../scenarios/scenarioNames.ts';
import type { BackendOptions } from './createContext.ts';

/** A backend in memory, with its media. */
export interface NodeBackend extends OpenedScenario {
  media: MemoryMedia;
  /** Answers calls as the backend does, with 404 for anything that is not one of its operations. */
  fetch: typeof fetch;
}

export { createInPageFetch };

export interface NodeBackendOptions extends BackendOptions {
  scenario?: ScenarioName;
  /** A hook in the middle of the fake studio's work. */
  fake?: Omit<FakeStudioOptions, 'media'>;
  takes?: Omit<FakeTakeStudioOptions, 'media'>;
}

/** Opens a hermetic backend for a test in Node: fake IndexedDB, in-memory media, a fake studio. */
export async function openNodeBackend({
  scenario = 'default',
  fake = {},
  takes = {},
  ...options
}: NodeBackendOptions = {}): Promise<NodeBackend> {
  const media = createMemoryMedia();
  const studio = createFakeStudio({ media, ...fake });
  const opened = await openScenario(scenario, {
    ...(await memoryBackend()),
    now: Date.now,
    media,
    studio: () => Promise.resolve(studio),
    takeStudio: () => Promise.resolve(createFakeTakeStudio({ media, ...takes })),
    ...options,
  });
  const none = () => Promise.resolve(Response.json({ detail: 'Not found.' }, { status: 404 }));
  return { ...opened, media, fetch: createInPageFetch(opened.handlers, none) };
}

let current: Promise<NodeBackend> | null = null;

/** The backend behind {@link server}, opened with its first request. */
export function nodeBackend(): Promise<NodeBackend> {
  current ??= openNodeBackend();
  return current;
}

/** Closes the backend behind {@link server}; the next request opens a new one. */
export async function resetNodeBackend(): Promise<void> {
  const before = current;
  current = null;
  if (before) await (await before).context.close();
}

/** MSW's server for tests in Node, with an in-memory backend. */
export const server = setupServer(...createHandlers(async () => (await nodeBackend()).context));
