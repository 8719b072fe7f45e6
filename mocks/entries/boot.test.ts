// @vitest-environment node
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalLocks } from '../base/locks.ts';
import { createMemoryMedia } from '../files/memoryMedia.ts';
import { createFakeStudio } from '../fixtures/fakeStudio.ts';
import type { BackendContext } from '../handlers/context.ts';
import { startTestRender } from '../testing/testBrowser.ts';
import { bootBackend } from './boot.ts';

// Dexie observes nothing in an environment without its own database, and other files rely on that.
const { indexedDB } = Dexie.dependencies;
beforeAll(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
});
afterAll(() => {
  Dexie.dependencies.indexedDB = indexedDB;
});

/** Records a video as a closed tab leaves it. */
async function leaveRender(context: BackendContext): Promise<void> {
  const renders = { ...context.renders, enqueue: () => undefined };
  await startTestRender({ ...context, renders });
}

it('resumes renders and tables even if the clean-up fails', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const media = createMemoryMedia();
  const list = () => Promise.reject(new DOMException('Not readable', 'NotReadableError'));
  const start = vi.fn();
  const context = await bootBackend(
    {
      indexedDb: { indexedDB: new IDBFactory(), IDBKeyRange },
      media: { ...media, list },
      locks: createLocalLocks(),
      studio: () => Promise.resolve(createFakeStudio({ media })),
    },
    async (seeded) => {
      await leaveRender(seeded);
      seeded.tables.start = start;
    },
  );
  onTestFinished(async () => {
    report.mockRestore();
    await context.close();
  });
  await vi.waitFor(async () => {
    const videos = await context.db.videos.toArray();
    expect(videos.map(({ state }) => state)).toEqual(['completed']);
  });
  expect(start).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});
