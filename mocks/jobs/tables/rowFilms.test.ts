// @vitest-environment node
import { unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { memoryDownloads } from '../../files/downloads.ts';
import { BUILT_IN_AVATARS } from '../../generators/avatars/avatarLibrary.ts';
import { MINIMAL_EDIT } from '../../testing/minimalEdit.ts';
import { openTestBrowser, startTestRender } from '../../testing/testBrowser.ts';
import { startEdit } from '../edits/startEdit.ts';
import { undoEdit } from '../edits/undoEdit.ts';
import { startRender } from '../renders/startRender.ts';
import { openVideoTables } from './videoTables.ts';

let browser = openTestBrowser();
afterEach(async () => {
  await browser.close();
  browser = openTestBrowser();
});

/** Opens a table with one row, whose film is finished. */
async function openTable() {
  const { tab } = browser.openTab();
  const { db, renders } = tab;
  const tables = openVideoTables({ ...tab, downloads: memoryDownloads });
  const { id, projectId } = await startTestRender(tab);
  await renders.idle();
  await db.tableRows.add({
    ...{ tableId: 'tab_1', row: 1, values: {}, name: 'One', state: 'made', error: null },
    ...{ projectId, videoId: id, startedAt: 1, endedAt: 2, seconds: 0, bytes: 0 },
  });
  const project = async () => (await db.projects.get(projectId)) ?? expect.fail('No project');
  const video = async (videoId: string) => (await db.videos.get(videoId)) ?? expect.fail('No film');
  return { tab, tables, id, project, video };
}

type Table = Awaited<ReturnType<typeof openTable>>;

/** The film that the table has in its ZIP, as its download, and in its list. */
async function shownBy({ tab, tables }: Table) {
  const { file } = await tables.zip('tab_1', () => 'One.mp4');
  const zipped = unzipSync(new Uint8Array(await file.arrayBuffer()))['1_One.mp4'];
  const url = await tables.filmUrl('tab_1', 1);
  const row = await tab.db.tableRows.get(['tab_1', 1]);
  return {
    zipped: new TextDecoder().decode(zipped),
    download: url === null ? null : await (await fetch(url)).text(),
    list: [row?.seconds, row?.bytes],
  };
}

/** Replaces a finished film's file by its id, so that films can be told apart. */
async function shownAs({ video }: Table, videoId: string) {
  browser.media.write(`${videoId}.mp4`, videoId);
  const { duration, size } = await video(videoId);
  return { zipped: videoId, download: videoId, list: [duration, size] };
}

it('a row has the film that its project was made again with', async () => {
  const table = await openTable();
  const [avatar = expect.fail('No avatar')] = BUILT_IN_AVATARS;
  const script = 'Hello again, with rather more words than the first time.';
  const wish = { project: await table.project(), avatar, script, voiceId: 'olivia' };
  const { id } = await startRender(table.tab, wish);
  await table.tab.renders.idle();
  const shown = await shownAs(table, id);
  expect(await shownBy(table)).toEqual(shown);
});

it('a row has its film as it was edited, until the edit is undone', async () => {
  const table = await openTable();
  const { tab, id, project, video } = table;
  const original = await shownAs(table, id);
  const edit = await startEdit(tab, await video(id), MINIMAL_EDIT);
  await tab.renders.idle();
  const edited = await shownAs(table, edit.id);
  expect(await shownBy(table)).toEqual(edited);
  await undoEdit(tab, await project(), id);
  expect(await shownBy(table)).toEqual(original);
});

it.each(['failed', 'waiting'] as const)(
  'a row that is %s has the film that the user made in its project',
  async (state) => {
    const table = await openTable();
    const { tab, project, video } = table;
    await tab.db.videos.update(table.id, { state: 'failed', error: 'The encoder stopped.' });
    await tab.db.projects.update((await project()).id, { status: 'failed', finishedVideoId: null });
    await tab.db.tableRows.update(['tab_1', 1], { state, error: 'It failed.', videoId: null });
    const { id } = await startTestRender(tab, { projectId: (await project()).id });
    await tab.renders.idle();
    const { finishedAt } = await video(id);
    expect(await tab.db.tableRows.get(['tab_1', 1])).toMatchObject({
      ...{ state: 'made', error: null, videoId: id, endedAt: finishedAt },
    });
    const shown = await shownAs(table, id);
    expect(await shownBy(table)).toEqual(shown);
  },
);

it('a row that is left out loses its render, but not the finished film of its project', async () => {
  const { tab, tables, id, project, video } = await openTable();
  const { id: projectId } = await project();
  const user = await tab.accounts.add({
    ...{ username: 'maya', email: 'maya@example.org', password: 'a password' },
  });
  await tab.db.projects.update(projectId, { userId: user?.id });
  const [avatar = expect.fail('No avatar')] = BUILT_IN_AVATARS;
  const wish = { project: await project(), avatar, script: 'Hello again.', voiceId: 'olivia' };
  const { id: again } = await startRender(
    { ...tab, renders: { ...tab.renders, enqueue: () => undefined } },
    wish,
  );
  await tab.db.tableRows.update(['tab_1', 1], { state: 'making', videoId: again });
  await tables.leaveOut('tab_1', 1);
  expect(await video(again)).toMatchObject({ state: 'cancelled' });
  expect(await project()).toMatchObject({ finishedVideoId: id });
  expect(await browser.media.has(`${id}.mp4`)).toBe(true);
});
