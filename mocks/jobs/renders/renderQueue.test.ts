// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalLocks } from '../../base/locks.ts';
import { createMemoryMedia } from '../../files/memoryMedia.ts';
import { createFakeStudio } from '../../fixtures/fakeStudio.ts';
import { createContext } from '../../entries/createContext.ts';
import { createGate, type Gate } from '../../testing/gate.ts';
import { openTestBrowser, startTestRender } from '../../testing/testBrowser.ts';
import { STALL_LIMIT } from './renderJob.ts';
import { TAB_CLOSED } from './renderWords.ts';

let browser = openTestBrowser();
afterEach(async () => {
  vi.useRealTimers();
  await browser.close();
  browser = openTestBrowser();
});

const holding = (gate: Gate) => ({ duringRender: () => gate.pass() });

describe('the queue of one tab', () => {
  it('renders one video at a time', async () => {
    const gate = createGate();
    const { tab, studio } = browser.openTab(holding(gate));
    const first = await startTestRender(tab);
    const second = await startTestRender(tab);
    await gate.reached;
    expect(studio.rendered.map(({ videoFile }) => videoFile)).toEqual([`${first.id}.mp4`]);
    expect(await tab.db.videos.get(second.id)).toMatchObject({ stage: null, attempts: 0 });
    gate.open();
    await tab.renders.idle();
    const states = (await tab.db.videos.toArray()).map(({ state }) => state);
    expect(states).toEqual(['completed', 'completed']);
  });

  it('uses the project’s name as the film’s title', async () => {
    const { tab, studio } = browser.openTab();
    const video = await startTestRender(tab);
    await tab.renders.idle();
    const name = (await tab.db.projects.get(video.projectId))?.name;
    expect(name).toMatch(/./);
    expect(studio.rendered.map(({ title }) => title)).toEqual([name]);
  });

  it('gives the film no title if its project has only the name that the client made up', async () => {
    const { tab, studio } = browser.openTab();
    const made = await startTestRender(tab);
    await tab.renders.idle();
    await tab.db.projects.update(made.projectId, { name: 'Project 1a2b3c4d' });
    await startTestRender(tab, { projectId: made.projectId });
    await tab.renders.idle();
    expect(studio.rendered).toHaveLength(2);
    expect(studio.rendered[1]?.title).toBeUndefined();
  });

  it('writes progress at most four times a second, and at each new stage', async () => {
    let now = 1_000_000;
    const gate = createGate();
    const media = createMemoryMedia();
    const studio = createFakeStudio({
      media,
      async duringRender({ report }) {
        for (let frame = 1; frame <= 100; frame += 1) {
          now += 10;
          report({ stage: 'frames', fraction: frame / 100, framesDone: frame, framesTotal: 100 });
          // Let a pending write finish.
          await new Promise((resolve) => setImmediate(resolve));
          await new Promise((resolve) => setImmediate(resolve));
        }
        await gate.pass();
      },
    });
    const tab = createContext({
      indexedDb: { indexedDB: new IDBFactory(), IDBKeyRange },
      media,
      locks: createLocalLocks(),
      studio: () => Promise.resolve(studio),
      now: () => now,
    });
    const advance = vi.spyOn(tab.records, 'advance');
    await startTestRender(tab);
    await gate.reached;
    // One second: a first write, then one per quarter.
    const writes = advance.mock.calls.filter(([, progress]) => progress.stage === 'frames');
    expect(writes.length).toBeGreaterThanOrEqual(3);
    expect(writes.length).toBeLessThanOrEqual(5);
    gate.open();
    await tab.renders.idle();
    await tab.close();
  });

  /** Starts a render that reports nothing, with timers that the test moves. */
  async function startQuietRender() {
    const gate = createGate();
    const { tab } = browser.openTab(holding(gate));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { id } = await startTestRender(tab);
    await gate.reached;
    return { tab, gate, video: () => tab.db.videos.get(id) };
  }

  it('gives up on a studio that stops responding', async () => {
    const { tab, video } = await startQuietRender();
    await vi.advanceTimersByTimeAsync(STALL_LIMIT);
    vi.useRealTimers();
    await tab.renders.idle();
    expect(await video()).toMatchObject({
      state: 'failed',
      errorCode: 'stalled',
      error: 'The render stopped answering. Retry to make it again.',
    });
  });

  it('continues after the device was suspended for longer', async () => {
    const { tab, gate, video } = await startQuietRender();
    // Each timer that is due fires once, as after a suspension.
    const { clock } = setTimeout as unknown as { clock: { jump: (milliseconds: number) => void } };
    clock.jump(STALL_LIMIT + 60_000);
    vi.useRealTimers();
    gate.open();
    await tab.renders.idle();
    expect(await video()).toMatchObject({ state: 'completed' });
  });
});

describe('two tabs', () => {
  it('share one render: one tab makes it, the other follows', async () => {
    const gate = createGate();
    const first = browser.openTab(holding(gate));
    const second = browser.openTab();
    const video = await startTestRender(first.tab);
    await gate.reached;
    await second.tab.renders.resumeAll();
    await second.tab.renders.idle();
    expect(second.studio.rendered).toEqual([]);
    expect(await second.tab.db.videos.get(video.id)).toMatchObject({ state: 'video_processing' });
    gate.open();
    await first.tab.renders.idle();
    expect(await second.tab.db.videos.get(video.id)).toMatchObject({
      state: 'completed',
      attempts: 1,
    });
  });

  it('can both cancel it', async () => {
    const gate = createGate();
    const first = browser.openTab(holding(gate));
    const second = browser.openTab();
    const video = await startTestRender(first.tab);
    await gate.reached;
    expect(await second.tab.renders.cancel(video.id)).toBe(true);
    await first.tab.renders.idle();
    expect(await first.tab.db.videos.get(video.id)).toMatchObject({ state: 'cancelled' });
    expect(await first.tab.db.projects.get(video.projectId)).toMatchObject({
      status: 'avatar_selected',
      videoId: null,
    });
    expect((await browser.media.list()).filter((name) => name.startsWith('vid_'))).toEqual([]);
  });

  it('notice a cancellation without any signal, with the next progress', async () => {
    const gate = createGate();
    let signal: AbortSignal | undefined;
    const { tab } = browser.openTab({
      async duringRender(step) {
        signal = step.signal;
        await gate.pass();
        step.report({ stage: 'frames', fraction: 0.5, framesDone: 1, framesTotal: 2 });
        // Never ends on its own.
        await new Promise(() => undefined);
      },
    });
    const video = await startTestRender(tab);
    await gate.reached;
    await tab.records.cancel(video.id);
    gate.open();
    await tab.renders.idle();
    expect(signal?.aborted).toBe(true);
    expect(await tab.db.videos.get(video.id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a closed tab', () => {
  it('leaves its render to the next tab', async () => {
    const gate = createGate();
    const first = browser.openTab(holding(gate));
    const video = await startTestRender(first.tab);
    await gate.reached;
    await first.tab.renders.close();
    expect(await first.tab.db.videos.get(video.id)).toMatchObject({ state: 'video_processing' });

    const second = browser.openTab();
    await second.tab.renders.resumeAll();
    await second.tab.renders.idle();
    expect(await second.tab.db.videos.get(video.id)).toMatchObject({
      state: 'completed',
      attempts: 2,
    });
    expect(await second.tab.db.projects.get(video.projectId)).toMatchObject({
      status: 'completed',
    });
  });

  it('is not awaited forever: the fourth attempt fails and offers Retry', async () => {
    let videoId = '';
    for (let visit = 0; visit < 3; visit += 1) {
      const gate = createGate();
      const { tab } = browser.openTab(holding(gate));
      if (visit === 0) videoId = (await startTestRender(tab)).id;
      else await tab.renders.resumeAll();
      await gate.reached;
      await tab.renders.close();
    }
    const { tab, studio } = browser.openTab();
    await tab.renders.resumeAll();
    await tab.renders.idle();
    expect(studio.rendered).toEqual([]);
    const video = await tab.db.videos.get(videoId);
    expect(video).toMatchObject({ state: 'failed', error: TAB_CLOSED, errorCode: 'tab-closed' });
    expect(await tab.db.projects.get(video?.projectId ?? '')).toMatchObject({ status: 'failed' });
  });
});
