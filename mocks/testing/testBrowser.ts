import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createLocalLocks } from '../base/locks.ts';
import { newProject } from '../db/projects.ts';
import type { VideoRecord } from '../db/records.ts';
import { createContext } from '../entries/createContext.ts';
import { createMemoryMedia } from '../files/memoryMedia.ts';
import { createFakeStudio, type FakeStudioOptions } from '../fixtures/fakeStudio.ts';
import { BUILT_IN_AVATARS } from '../generators/avatars/avatarLibrary.ts';
import type { BackendContext } from '../handlers/context.ts';
import { startRender } from '../jobs/renders/startRender.ts';

/** Several tabs of one browser: one database, one media store, one set of locks. */
export function openTestBrowser({ now }: { now?: () => number } = {}) {
  const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  const media = createMemoryMedia();
  const locks = createLocalLocks();
  const tabs: BackendContext[] = [];
  return {
    media,
    openTab(fake: Omit<FakeStudioOptions, 'media'> = {}) {
      const studio = createFakeStudio({ media, ...fake });
      const tab = createContext({
        indexedDb,
        media,
        locks,
        studio: () => Promise.resolve(studio),
        ...(now && { now }),
      });
      tabs.push(tab);
      return { tab, studio };
    },
    async close() {
      await Promise.all(tabs.map((tab) => tab.close()));
    },
  };
}

let projects = 0;

/** Starts the render of a new project's video. */
export async function startTestRender(
  tab: BackendContext,
  script = 'Hello from the queue.',
): Promise<VideoRecord> {
  const [avatar] = BUILT_IN_AVATARS;
  if (!avatar) throw new Error('There are no avatars');
  projects += 1;
  const project = newProject(tab, 'usr_1', {
    frontendId: `project_${projects}`,
    name: `Project ${projects}`,
    description: '',
    status: 'init',
    settings: {},
  });
  await tab.db.projects.add(project);
  return startRender(tab, { project, avatar, script, voiceId: 'olivia' });
}
