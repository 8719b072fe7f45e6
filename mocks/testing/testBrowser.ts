import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createLocalLocks } from '../base/locks.ts';
import { newProject } from '../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../db/records.ts';
import { createContext } from '../entries/createContext.ts';
import { createMemoryMedia } from '../files/memoryMedia.ts';
import { createFakeStudio, type FakeStudioOptions } from '../fixtures/fakeStudio.ts';
import { createFakeTakeStudio, type FakeTakeStudioOptions } from '../fixtures/fakeTakeStudio.ts';
import { BUILT_IN_AVATARS } from '../generators/avatars/avatarLibrary.ts';
import type { BackendContext } from '../handlers/context.ts';
import { startRender } from '../jobs/renders/startRender.ts';

/** Opens several tabs of one browser, with one database, one media store and one set of locks. */
export function openTestBrowser({ now }: { now?: () => number } = {}) {
  const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  const media = createMemoryMedia();
  const locks = createLocalLocks();
  const tabs: BackendContext[] = [];
  return {
    media,
    openTab(
      fake: Omit<FakeStudioOptions, 'media'> = {},
      takes: Omit<FakeTakeStudioOptions, 'media'> = {},
    ) {
      const studio = createFakeStudio({ media, ...fake });
      const tab = createContext({
        indexedDb,
        media,
        locks,
        studio: () => Promise.resolve(studio),
        takeStudio: () => Promise.resolve(createFakeTakeStudio({ media, ...takes })),
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

async function addTestProject(tab: BackendContext): Promise<ProjectRecord> {
  projects += 1;
  const project = newProject(tab, 'usr_1', {
    frontendId: `project_${projects}`,
    name: `Project ${projects}`,
    description: '',
    status: 'init',
    settings: {},
  });
  await tab.db.projects.add(project);
  return project;
}

/** Starts the render of the given project's video, or of a new project's. */
export async function startTestRender(
  tab: BackendContext,
  { projectId }: { projectId?: string } = {},
): Promise<VideoRecord> {
  const [avatar] = BUILT_IN_AVATARS;
  const project =
    projectId === undefined ? await addTestProject(tab) : await tab.db.projects.get(projectId);
  if (!avatar || !project) throw new Error('There is no avatar, or no such project');
  return startRender(tab, { project, avatar, script: 'Hello from the queue.', voiceId: 'olivia' });
}
