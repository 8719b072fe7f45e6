// @vitest-environment node
import { StudioError } from '@lectern/studio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackendContext } from '../../handlers/context.ts';
import { createGate } from '../../testing/gate.ts';
import { createPartsDisk } from '../../testing/partsDisk.ts';
import { openTestBrowser, startTestRender } from '../../testing/testBrowser.ts';
import { MINIMAL_EDIT } from '../../testing/minimalEdit.ts';
import { startEdit } from '../edits/startEdit.ts';
import { filmProgress } from './filmProgress.ts';
import { FAILURE_WORDS, statusMessage } from './renderWords.ts';

const COUNT = 8;

let clock = 0;
let browser = openTestBrowser();
let disk = createPartsDisk(COUNT);
beforeEach(() => {
  clock = 1_000_000;
  browser = openTestBrowser({ now: () => clock });
  disk = createPartsDisk(COUNT);
});
afterEach(() => browser.close());

/** Opens a tab whose render makes the parts before `until`, starts the next one, and waits at the gate. */
function openTab(until: number, atTheGate: () => void = () => undefined) {
  const gate = createGate();
  const { tab } = browser.openTab({
    async duringRender({ report }) {
      disk.open();
      clock += 1_000;
      report(disk.progress());
      for (let at = 0; at < until; at += 1) disk.make(at);
      clock += 1_000;
      report(disk.progress(until < COUNT ? { [until]: 0.5 } : {}));
      await gate.pass();
      atTheGate();
    },
  });
  return { tab, gate };
}

const LETTERS = { kept: 'k', made: 'm', working: '*', waiting: '-' };

/** The states of a video's parts as one string. */
async function parts(tab: BackendContext, videoId: string): Promise<string | null> {
  const film = await filmProgress(tab.db, videoId);
  return film && film.parts.map(({ state }) => LETTERS[state]).join('');
}

async function recordOf(tab: BackendContext, videoId: string) {
  const video = await tab.db.videos.get(videoId);
  if (!video) throw new Error('The video is gone');
  return video;
}

/** Leaves a render with five of eight parts behind, as a closed tab does. */
async function interrupted() {
  const { tab, gate } = openTab(5);
  const video = await startTestRender(tab);
  await gate.reached;
  await expect.poll(() => parts(tab, video.id)).toBe('mmmmm*--');
  await tab.renders.close();
  return video;
}

describe('a render in parts', () => {
  it('has them in its record while it is being made, and not afterwards', async () => {
    const { tab, gate } = openTab(3);
    const video = await startTestRender(tab);
    expect(await filmProgress(tab.db, video.id)).toMatchObject({ parts: [], isEdit: false });
    await gate.reached;
    await expect.poll(() => parts(tab, video.id)).toBe('mmm*----');
    const drawing = await recordOf(tab, video.id);
    expect(statusMessage(drawing)).toBe('Drawing pictures: 3 of 8 parts');
    // A tenth is for the voice, which this attempt made.
    expect(drawing.progress).toBe(Math.floor(10 + (90 * 3.5) / 8));
    gate.open();
    await tab.renders.idle();
    expect(await recordOf(tab, video.id)).toMatchObject({ state: 'completed', parts: null });
    expect(await filmProgress(tab.db, video.id)).toBeNull();
  });

  it('never goes back within an attempt, whatever is counted before the kept parts are found', async () => {
    const video = await interrupted();
    const { tab, gate } = openTab(6);
    const written = vi.spyOn(tab.db.videos, 'put');
    await tab.renders.resumeAll();
    await gate.reached;
    gate.open();
    await tab.renders.idle();
    const seen = written.mock.calls.map(([{ progress }]) => progress);
    expect(seen[0]).toBe(62);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await recordOf(tab, video.id)).toMatchObject({ state: 'completed' });
  });

  it('has none after it failed, with the message for a full disk', async () => {
    const { tab, gate } = openTab(3, () => {
      throw new StudioError('storage-full');
    });
    const video = await startTestRender(tab);
    await gate.reached;
    gate.open();
    await tab.renders.idle();
    expect(await recordOf(tab, video.id)).toMatchObject({
      state: 'failed',
      error: FAILURE_WORDS['storage-full'],
      parts: null,
    });
  });

  it('keeps its finished parts when it is cancelled, and the next render finds them', async () => {
    const first = openTab(5);
    const video = await startTestRender(first.tab);
    await first.gate.reached;
    await first.tab.renders.cancel(video.id);
    await first.tab.renders.idle();
    expect(await recordOf(first.tab, video.id)).toMatchObject({ state: 'cancelled', parts: null });
    const second = openTab(6);
    const again = await startTestRender(second.tab, { projectId: video.projectId });
    await second.gate.reached;
    await expect.poll(() => parts(second.tab, again.id)).toBe('kkkkkm*-');
    expect(await filmProgress(second.tab.db, again.id)).toMatchObject({ reason: 'resumption' });
    second.gate.open();
    await second.tab.renders.idle();
  });
});

describe('an interrupted render', () => {
  it('starts from the kept parts before the studio reports anything', async () => {
    const video = await interrupted();
    const gate = createGate();
    const { tab } = browser.openTab({ duringRender: () => gate.pass() });
    await tab.renders.resumeAll();
    await gate.reached;
    // 5.5 of 8 parts were made; the half part is lost.
    expect(await recordOf(tab, video.id)).toMatchObject({ progress: 62, attempts: 2 });
    expect(await tab.db.projects.get(video.projectId)).toMatchObject({ progress: 62 });
    expect(await parts(tab, video.id)).toBe('kkkkk---');
    expect(await filmProgress(tab.db, video.id)).toMatchObject({ reason: 'resumption' });
    gate.open();
    await tab.renders.idle();
  });

  it('starts from the beginning if no parts were known', async () => {
    const gate = createGate();
    const { tab } = browser.openTab({ duringRender: () => gate.pass() });
    const video = await startTestRender(tab);
    await gate.reached;
    await tab.renders.close();
    expect(await recordOf(tab, video.id)).toMatchObject({ progress: 14 });
    const next = browser.openTab({ duringRender: () => createGate().pass() }).tab;
    await next.records.begin(video.id);
    expect(await recordOf(next, video.id)).toMatchObject({ progress: 0, parts: null });
  });

  /** Makes visits that each leave the film with that many finished parts. */
  async function visits(finished: readonly number[]) {
    let videoId = '';
    for (const until of finished) {
      const { tab, gate } = openTab(until);
      if (videoId === '') videoId = (await startTestRender(tab)).id;
      else await tab.renders.resumeAll();
      await gate.reached;
      await expect
        .poll(() => parts(tab, videoId))
        .toMatch(new RegExp(String.raw`^[km]{${until}}\*`));
      await tab.renders.close();
    }
    return videoId;
  }

  it('continues however often it is interrupted, while each attempt finishes a part', async () => {
    const videoId = await visits([1, 2, 3, 4, 5, 6]);
    const { tab, gate } = openTab(COUNT);
    gate.open();
    await tab.renders.resumeAll();
    await tab.renders.idle();
    expect(await recordOf(tab, videoId)).toMatchObject({ state: 'completed', attempts: 7 });
  });

  it('is given up after three attempts in a row that finished no part', async () => {
    const videoId = await visits([2, 3, 3, 3, 3]);
    const { tab } = openTab(COUNT);
    await tab.renders.resumeAll();
    await tab.renders.idle();
    expect(await recordOf(tab, videoId)).toMatchObject({
      state: 'failed',
      errorCode: 'tab-closed',
      errorDetails: 'Begun 3 times in a row without a further part.',
    });
  });

  it('is resumed by one of two tabs, and the other follows and sees the same parts', async () => {
    const video = await interrupted();
    const one = openTab(7);
    const other = openTab(7);
    await one.tab.renders.resumeAll();
    await one.gate.reached;
    await other.tab.renders.resumeAll();
    await other.tab.renders.idle();
    await expect.poll(() => parts(other.tab, video.id)).toBe('kkkkkmm*');
    expect(await recordOf(other.tab, video.id)).toMatchObject({ attempts: 2 });
    one.gate.open();
    await one.tab.renders.idle();
    expect(await recordOf(other.tab, video.id)).toMatchObject({ state: 'completed', attempts: 2 });
  });

  it('leaves nothing behind when its project is deleted', async () => {
    const video = await interrupted();
    const { tab } = openTab(6);
    await tab.renders.cancel(video.id);
    await tab.db.videos.delete(video.id);
    expect(await filmProgress(tab.db, video.id)).toBeNull();
    expect((await browser.media.list()).filter((name) => name.startsWith('vid_'))).toEqual([]);
  });
});

it('a new film that finds existing parts shares them with another film', async () => {
  const first = openTab(COUNT);
  await startTestRender(first.tab);
  await first.gate.reached;
  first.gate.open();
  await first.tab.renders.idle();
  const { tab, gate } = openTab(COUNT);
  const video = await startTestRender(tab);
  await gate.reached;
  await expect.poll(() => parts(tab, video.id)).toBe('kkkkkkkk');
  expect(await filmProgress(tab.db, video.id)).toMatchObject({ reason: 'sharing' });
  gate.open();
  await tab.renders.idle();
});

describe('a film that replaces another one', () => {
  it('reports that, and whether it is an edit', async () => {
    const first = openTab(COUNT);
    const video = await startTestRender(first.tab);
    await first.gate.reached;
    first.gate.open();
    await first.tab.renders.idle();
    const { tab, gate } = openTab(4);
    const film = await recordOf(tab, video.id);
    const edit = await startEdit(tab, film, MINIMAL_EDIT);
    await gate.reached;
    await expect
      .poll(() => filmProgress(tab.db, edit.id))
      .toMatchObject({
        reason: 'change',
        isEdit: true,
      });
    gate.open();
    await tab.renders.idle();
  });
});
