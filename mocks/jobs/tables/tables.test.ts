// @vitest-environment node
import { readTable } from '@lectern/studio/table';
import type { Recipe } from '@lectern/studio/recipe';
import type { VoicePack } from '@lectern/studio/packs';
import { StudioError } from '@lectern/studio';
import { unzipSync } from 'fflate';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie, liveQuery } from 'dexie';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalLocks } from '../../base/locks.ts';
import { createContext } from '../../entries/createContext.ts';
import { memoryDownloads } from '../../files/downloads.ts';
import { createMemoryMedia } from '../../files/memoryMedia.ts';
import { createFakeStudio, type FakeStudioOptions } from '../../fixtures/fakeStudio.ts';
import { BUILT_IN_AVATARS } from '../../generators/avatars/avatarLibrary.ts';
import type { BackendContext } from '../../handlers/context.ts';
import { createGate } from '../../testing/gate.ts';
import { testPack } from '../packs/testPack.ts';
import { deleteProject } from '../storage/deleteProject.ts';
import { RETRY_PAUSE } from './tableQueue.ts';
import { openVideoTables } from './videoTables.ts';

// Dexie observes nothing in an environment without its own database, and other files rely on that.
const { indexedDB } = Dexie.dependencies;
beforeAll(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
});
afterAll(() => {
  Dexie.dependencies.indexedDB = indexedDB;
});

const [avatar] = BUILT_IN_AVATARS;
if (!avatar) throw new Error('There are no avatars');

const recipe: Recipe = {
  version: 1,
  title: 'Welcome, {{name}}',
  language: 'en-US',
  script: 'Hello {{name}}. You start on {{start}}.',
  voice: { id: 'olivia', speed: 1.25 },
  presenter: avatar.presenter,
  scene: { colour: 'plum', backdrop: 'stage' },
  format: { aspect: '1:1', resolution: '720p' },
  captions: { drawn: true, style: 'plain' },
  manner: 'lively',
};
const PEOPLE = [
  ['Ines', 'Monday'],
  ['Okan', ''],
  ['Marguerite', 'Tuesday'],
] as const;

const fullDisk = () => new DOMException('The disk is full.', 'QuotaExceededError');

/** Opens a browser with several tabs, each working on tables. */
function openBrowser() {
  const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  const media = createMemoryMedia();
  const locks = createLocalLocks();
  const open: BackendContext[] = [];
  return {
    media,
    openTab(fake: Omit<FakeStudioOptions, 'media'> = {}, packs: readonly VoicePack[] = []) {
      const studio = createFakeStudio({ media, ...fake });
      const tab = createContext({
        ...{ indexedDb, media, locks },
        studio: () => Promise.resolve(studio),
        packs: {
          listPacks: async () => [...packs],
          keptBytes: async () => 0,
          removePack: async () => undefined,
        },
      });
      open.push(tab);
      tab.tables.start();
      return { tab, studio, tables: openVideoTables({ ...tab, downloads: memoryDownloads }) };
    },
    async close() {
      await Promise.all(open.map((tab) => tab.close()));
    },
  };
}

let browser = openBrowser();
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await browser.close();
  browser = openBrowser();
});

type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

/** Starts a table of people for a user, who is created if missing. */
async function start(
  { tab, tables }: Tab,
  people: readonly (readonly [string, string])[] = PEOPLE,
  changes: Partial<Recipe> = {},
) {
  if (!(await tab.accounts.findByUsername('maya'))) {
    await tab.accounts.add({ username: 'maya', email: 'maya@example.org', password: 'a password' });
  }
  return tables.start({
    owner: 'maya',
    title: 'New colleagues',
    recipe: { ...recipe, ...changes },
    columns: { name: 'First name', start: 'Start date' },
    rows: people.map(([name, start], place) => ({ row: place + 1, values: { name, start } })),
  });
}

async function states({ tab }: Tab, id: string): Promise<string[]> {
  const rows = await tab.db.tableRows.where('tableId').equals(id).sortBy('row');
  return rows.map(({ state }) => state);
}

/** Resolves when the rows are in these states. */
async function untilStates(tab: Tab, id: string, wanted: readonly string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const watch = liveQuery(() => states(tab, id)).subscribe({
      next(now) {
        if (JSON.stringify(now) !== JSON.stringify(wanted)) return;
        resolve();
        watch.unsubscribe();
      },
      error: reject,
    });
  });
}

const row = ({ tab }: Tab, id: string, number: number) => tab.db.tableRows.get([id, number]);

describe('the rows of a table', () => {
  it('become one project and video each, as the recipe says, except for a row with an error', async () => {
    const tab = browser.openTab();
    const id = await start(tab);
    await untilStates(tab, id, ['made', 'failed', 'made']);
    expect(await row(tab, id, 2)).toMatchObject({
      error: 'The start date is empty.',
      videoId: null,
    });
    const made = await row(tab, id, 1);
    expect(await tab.tab.db.videos.get(made?.videoId ?? '')).toMatchObject({
      state: 'completed',
      script: 'Hello Ines. You start on Monday.',
      voiceId: 'olivia',
      speed: 1.25,
      presenter: recipe.presenter,
      scene: recipe.scene,
      format: { width: 720, height: 720 },
      captionStyle: 'plain',
    });
    expect(await tab.tab.db.projects.get(made?.projectId ?? '')).toMatchObject({
      name: 'Welcome, Ines',
      status: 'completed',
      scriptText: 'Hello Ines. You start on Monday.',
      avatarId: avatar.id,
    });
    expect(tab.studio.rendered).toHaveLength(2);
  });

  it('are spoken in the language of the recipe', async () => {
    const tab = browser.openTab();
    const id = await start(tab, [PEOPLE[0]], { language: 'pt-BR' });
    await untilStates(tab, id, ['made']);
    expect(tab.studio.spoken.at(-1)?.language).toBe('pt-BR');
  });

  it('are made one at a time, so that a pause holds back all others', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const id = await start(tab);
    await gate.reached;
    await tab.tables.pause(id);
    expect(await tab.tab.db.videos.count()).toBe(1);
    const later = await start(tab, [PEOPLE[0]]);
    gate.open();
    // Otherwise, the rows of the older table would come first.
    await untilStates(tab, later, ['made']);
    expect(await states(tab, id)).toEqual(['made', 'waiting', 'waiting']);
    await tab.tables.resume(id);
    await untilStates(tab, id, ['made', 'failed', 'made']);
  });

  it('are spoken ahead, each while the previous film is being made', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const id = await start(tab, [PEOPLE[0], PEOPLE[2]]);
    await gate.reached;
    const next = { script: 'Hello Marguerite. You start on Tuesday.', voiceId: 'olivia' };
    await vi.waitFor(() => expect(tab.studio.prepared).toEqual([{ ...next, speed: 1.25 }]));
    expect(await states(tab, id)).toEqual(['making', 'waiting']);
    gate.open();
    await untilStates(tab, id, ['made', 'made']);
    expect(tab.studio.spoken.at(-1)).toMatchObject(tab.studio.prepared[0] ?? {});
    expect(tab.studio.prepared).toHaveLength(1);
  });

  it('are made even if speaking ahead fails', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const prepare = vi
      .spyOn(tab.studio, 'prepare')
      .mockRejectedValue(new StudioError('speech-failed'));
    const id = await start(tab, [PEOPLE[0], PEOPLE[2]]);
    await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
    gate.open();
    await untilStates(tab, id, ['made', 'made']);
  });

  it('can be left out before and while they are made', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const id = await start(tab, [PEOPLE[0], PEOPLE[2], PEOPLE[2]]);
    await gate.reached;
    await tab.tables.leaveOut(id, 2);
    await tab.tables.leaveOut(id, 1);
    gate.open();
    await untilStates(tab, id, ['left-out', 'left-out', 'made']);
    expect(await tab.tab.db.projects.toCollection().toArray()).toHaveLength(1);
    await tab.tables.tryAgain(id, [1]);
    await untilStates(tab, id, ['made', 'left-out', 'made']);
  });

  it('can be corrected and made again', async () => {
    const tab = browser.openTab();
    const id = await start(tab);
    await untilStates(tab, id, ['made', 'failed', 'made']);
    const values = { name: 'Okan', start: 'Friday' };
    expect(await tab.tables.mend(id, 2, values)).toBe(true);
    await untilStates(tab, id, ['made', 'made', 'made']);
    expect(await tab.tables.mend(id, 2, values)).toBe(false);
    expect(tab.studio.spoken.at(-1)?.script).toBe('Hello Okan. You start on Friday.');
  });

  it('fail if they have more cells than the table, whose values may have moved, until they are mended', async () => {
    const tab = browser.openTab();
    await start(tab, []);
    const values = { name: 'Ines', start: ' MD' };
    const id = await tab.tables.start({
      ...{ owner: 'maya', title: 'New colleagues', recipe },
      columns: { name: 'First name', start: 'Start date' },
      rows: [{ row: 1, values, hasMore: true }],
    });
    await untilStates(tab, id, ['failed']);
    expect((await row(tab, id, 1))?.error).toBe(
      'The row has more cells than the table has columns.',
    );
    await tab.tables.mend(id, 1, { ...values, start: 'Monday' });
    await untilStates(tab, id, ['made']);
  });

  it('fail with the message of their render, and are retried in the same project', async () => {
    let isBroken = true;
    const tab = browser.openTab({
      duringRender: async () => {
        if (isBroken) throw new StudioError('encoder-failed');
      },
    });
    const id = await start(tab, [PEOPLE[0]]);
    await untilStates(tab, id, ['failed']);
    const failed = await row(tab, id, 1);
    expect(failed?.error).toBe('The encoder stopped. Retry to make it again.');
    isBroken = false;
    await tab.tables.tryAgain(id, [1]);
    await untilStates(tab, id, ['made']);
    expect((await row(tab, id, 1))?.projectId).toBe(failed?.projectId);
    expect(await tab.tab.db.videos.count()).toBe(1);
  });

  it('wait for space on a full disk instead of failing one after another', async () => {
    let isFull = true;
    const tab = browser.openTab({
      duringRender: async () => {
        if (isFull) throw new StudioError('storage-full');
      },
    });
    const id = await start(tab, [PEOPLE[0], PEOPLE[2]]);
    await vi.waitUntil(async () => (await tab.tab.db.videoTables.get(id))?.pause !== null);
    expect((await tab.tab.db.videoTables.get(id))?.pause).toMatch(/^This device is out of space/);
    await untilStates(tab, id, ['waiting', 'waiting']);
    isFull = false;
    await tab.tables.resume(id);
    await untilStates(tab, id, ['made', 'made']);
  });

  it('wait for space if the database refuses them on a full disk', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = browser.openTab();
    const add = vi.spyOn(tab.tab.db.projects, 'add').mockRejectedValue(fullDisk());
    const id = await start(tab, [PEOPLE[0], PEOPLE[2]]);
    await vi.waitUntil(async () => (await tab.tab.db.videoTables.get(id))?.pause !== null);
    expect((await tab.tab.db.videoTables.get(id))?.pause).toMatch(/^This device is out of space/);
    expect(await states(tab, id)).toEqual(['waiting', 'waiting']);
    add.mockRestore();
    await tab.tables.resume(id);
    await untilStates(tab, id, ['made', 'made']);
  });

  it('are not made twice if only the end of a render cannot be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = browser.openTab();
    const { tableRows, videoTables } = tab.tab.db;
    const put = tableRows.put.bind(tableRows);
    const refusing = vi
      .spyOn(tableRows, 'put')
      .mockImplementation((row) =>
        row.state === 'made' ? Dexie.Promise.reject(fullDisk()) : put(row),
      );
    const id = await start(tab, [PEOPLE[0]]);
    await vi.waitUntil(async () => (await videoTables.get(id))?.pause !== null);
    expect(await states(tab, id)).toEqual(['waiting']);
    refusing.mockRestore();
    await tab.tables.resume(id);
    await untilStates(tab, id, ['made']);
    expect(tab.studio.rendered).toHaveLength(1);
  });

  it('go on once there is space, even if the pause could not be recorded either', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = browser.openTab();
    const { projects, videoTables } = tab.tab.db;
    vi.spyOn(projects, 'add').mockRejectedValue(fullDisk());
    vi.spyOn(videoTables, 'update').mockRejectedValue(fullDisk());
    const id = await start(tab, [PEOPLE[0]]);
    const words = 'The rows of tables could not be made in this tab.';
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(words, expect.anything()));
    expect(await states(tab, id)).toEqual(['making']);
    vi.restoreAllMocks();
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE);
    await vi.waitFor(async () => expect(await states(tab, id)).toEqual(['made']));
    await vi.runOnlyPendingTimersAsync();
  });

  it('wait for the voice pack of their recipe instead of failing one after another', async () => {
    const packs: VoicePack[] = [];
    const tab = browser.openTab({}, packs);
    const voice = { id: 'ana', speed: 1, pack: { id: 'coast' } };
    const id = await start(tab, [PEOPLE[0], PEOPLE[2]], { voice });
    const pause = async () => (await tab.tab.db.videoTables.get(id))?.pause;
    await vi.waitUntil(async () => (await pause()) !== null);
    expect(await pause()).toBe(
      'The voice is from the pack “coast”, which is not on this device: load it at the voice step of a video, then resume.',
    );
    expect(await states(tab, id)).toEqual(['waiting', 'waiting']);
    expect(await tab.tab.db.projects.count()).toBe(0);
    packs.push(testPack());
    await tab.tables.resume(id);
    await untilStates(tab, id, ['made', 'made']);
    expect(tab.studio.spoken.at(-1)?.voiceId).toBe('coast.ana');
  });

  it('of a long table are written at once', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const id = await start(
      tab,
      Array.from({ length: 1_000 }, () => PEOPLE[0]),
    );
    await gate.reached;
    const [table] = await tab.tables.list('maya');
    expect(table).toEqual({ id, title: 'New colleagues', made: 0, rows: 1_000 });
    await tab.tables.pause(id);
    gate.open();
  });
});

describe('two tabs', () => {
  it('make each row once, and the second continues when the first closes', async () => {
    const gate = createGate();
    const first = browser.openTab({ duringRender: () => gate.pass() });
    const second = browser.openTab();
    const id = await start(first);
    await gate.reached;
    expect(second.studio.rendered).toEqual([]);
    await first.tab.close();
    await second.tab.renders.resumeAll();
    await untilStates(second, id, ['made', 'failed', 'made']);
    expect(second.studio.rendered).toHaveLength(2);
    expect(await second.tab.db.projects.count()).toBe(2);
    expect(await second.tab.db.videos.count()).toBe(2);
  });

  it('can both show and pause a table', async () => {
    const gate = createGate();
    const first = browser.openTab({ duringRender: () => gate.pass() });
    const second = browser.openTab();
    const id = await start(first);
    await gate.reached;
    const pauses: unknown[] = [];
    const stop = second.tables.watch('maya', id, (state) => pauses.push(state?.pause));
    await first.tables.pause(id);
    await vi.waitUntil(() => pauses.at(-1) === '');
    stop();
    gate.open();
    await untilStates(second, id, ['made', 'waiting', 'waiting']);
    expect(pauses.at(-1)).toBe('');
  });
});

describe('a table', () => {
  it('is visible only to its own user', async () => {
    const tab = browser.openTab();
    const id = await start(tab);
    await tab.tab.accounts.add({
      username: 'okan',
      email: 'okan@example.org',
      password: 'a password',
    });
    const seen: unknown[] = [];
    const stop = tab.tables.watch('okan', id, (state) => seen.push(state));
    await vi.waitUntil(() => seen.length > 0);
    stop();
    expect(seen[0]).toBeNull();
    expect(await tab.tables.list('okan')).toEqual([]);
  });

  it('notices that the project of a row was deleted', async () => {
    const tab = browser.openTab();
    const id = await start(tab, [PEOPLE[0]]);
    await untilStates(tab, id, ['made']);
    const projectId = (await row(tab, id, 1))?.projectId ?? '';
    await deleteProject(tab.tab, { owner: 'maya', projectId });
    await untilStates(tab, id, ['failed']);
    expect((await row(tab, id, 1))?.error).toBe('The video was deleted.');
    await tab.tables.tryAgain(id, [1]);
    await untilStates(tab, id, ['made']);
  });
});

describe('a removed table', () => {
  it('loses its rows and its ZIP, and leaves its videos and other tables', async () => {
    const { tab, ...rest } = browser.openTab();
    const id = await start({ tab, ...rest });
    const other = await start({ tab, ...rest });
    await untilStates({ tab, ...rest }, other, ['made', 'failed', 'made']);
    const removed: string[] = [];
    const downloads = {
      ...memoryDownloads,
      remove: async (name: string) => void removed.push(name),
    };
    await openVideoTables({ ...tab, downloads }).remove(id);
    expect(removed).toEqual([`${id}.zip`]);
    expect(await tab.db.tableRows.where('tableId').equals(id).count()).toBe(0);
    expect((await rest.tables.list('maya')).map((table) => table.id)).toEqual([other]);
    expect(await tab.db.videos.count()).toBe(4);
    expect(await states({ tab, ...rest }, other)).toEqual(['made', 'failed', 'made']);
  });

  it('makes no more rows, and lets the video in progress finish like any other', async () => {
    const gate = createGate();
    const tab = browser.openTab({ duringRender: () => gate.pass() });
    const id = await start(tab);
    await gate.reached;
    await tab.tables.remove(id);
    gate.open();
    await vi.waitFor(async () => {
      const videos = await tab.tab.db.videos.toArray();
      expect(videos.map(({ state }) => state)).toEqual(['completed']);
    });
    expect(await tab.tab.db.tableRows.count()).toBe(0);
  });
});

describe('the ZIP of a table', () => {
  const fileName = (name: string) => `${name.replaceAll(/\W+/g, '_')}.mp4`;

  it('contains each finished film and a list of all rows', async () => {
    const tab = browser.openTab();
    const people = [...PEOPLE, ['=HYPERLINK("http://x")', 'Monday'] as const];
    const id = await start(tab, people);
    await untilStates(tab, id, ['made', 'failed', 'made', 'made']);
    const { file, films, missing } = await tab.tables.zip(id, fileName);
    expect([films, missing]).toEqual([3, 0]);
    const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(entries)).toEqual([
      '1_Welcome_Ines.mp4',
      '3_Welcome_Marguerite.mp4',
      '4_Welcome_HYPERLINK_http_x_.mp4',
      'videos.csv',
    ]);
    expect(new TextDecoder().decode(entries['1_Welcome_Ines.mp4'])).toMatch(/^MP4 of/);
    const list = readTable(new Uint8Array(entries['videos.csv'] ?? []));
    expect(list.rows[1]?.cells).toEqual([
      '2',
      'Welcome, Okan',
      'Failed',
      '',
      'The start date is empty.',
    ]);
  });

  it('omits films whose files are gone, and counts them', async () => {
    const tab = browser.openTab();
    const id = await start(tab);
    await untilStates(tab, id, ['made', 'failed', 'made']);
    await browser.media.remove(`${(await row(tab, id, 1))?.videoId}.mp4`);
    const zip = await tab.tables.zip(id, fileName);
    expect([zip.films, zip.missing]).toEqual([1, 1]);
  });

  it('reports a full disk in a sentence', async () => {
    const { tab, ...rest } = browser.openTab();
    const id = await start({ tab, ...rest });
    await untilStates({ tab, ...rest }, id, ['made', 'failed', 'made']);
    const downloads = {
      ...memoryDownloads,
      write: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
    };
    await expect(openVideoTables({ ...tab, downloads }).zip(id, fileName)).rejects.toMatchObject({
      code: 'storage-full',
      message: expect.stringMatching(/^This device is out of space for Lectern\./) as string,
    });
  });
});
