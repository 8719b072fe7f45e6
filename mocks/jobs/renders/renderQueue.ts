import type { Locks } from '../../base/locks.ts';
import { removeVideoFiles, RenderStop, runRender, type RenderParts } from './renderJob.ts';
import type { RenderSignals } from './renderSignals.ts';

/**
 * The renders of one tab, one after the other.
 *
 * Each runs under a Web Lock of its own, so that of several tabs one renders and the others follow
 * through the database. They also stand in line for the lock: when it comes free and the render is
 * not over, the tab that had it was closed, and the next one takes the render up from its start.
 */
export interface RenderQueue {
  /** Takes a render up, unless it runs or waits here already, or another tab has it. */
  enqueue(videoId: string): void;
  /** Stops a render in whichever tab it runs. @returns whether there was one. */
  cancel(videoId: string): Promise<boolean>;
  /** Takes up all renders that are not over. */
  resumeAll(): Promise<void>;
  /** Resolves when nothing runs or waits in this tab. */
  idle(): Promise<void>;
  /** Stops like a closed tab: what runs is left for another tab. */
  close(): Promise<void>;
}

export interface RenderQueueParts extends RenderParts {
  locks: Locks;
  signals: RenderSignals;
}

export function createRenderQueue(parts: RenderQueueParts): RenderQueue {
  const { records, media, locks, signals } = parts;
  const waiting: string[] = [];
  let current: { videoId: string; controller: AbortController } | null = null;
  let running: Promise<void> | null = null;
  const leaving = new AbortController();
  /** Renders of other tabs whose locks this one stands in line for. */
  const followed = new Set<string>();

  /** Takes a render up when the tab that has it lets go without having ended it. */
  async function follow(videoId: string): Promise<void> {
    if (followed.has(videoId)) return;
    followed.add(videoId);
    try {
      await locks.hold(`lectern-render-${videoId}`, () => Promise.resolve(), leaving.signal);
      if ((await records.unfinished()).includes(videoId)) queue.enqueue(videoId);
    } catch (cause) {
      if (!leaving.signal.aborted) console.warn('A render can no longer be followed.', cause);
    } finally {
      followed.delete(videoId);
    }
  }

  async function drain(): Promise<void> {
    for (let videoId = waiting.shift(); videoId !== undefined; videoId = waiting.shift()) {
      const id = videoId;
      const controller = new AbortController();
      current = { videoId: id, controller };
      try {
        const isOurs = await locks.tryHold(`lectern-render-${id}`, () =>
          runRender(id, controller, parts),
        );
        if (!isOurs) void follow(id);
      } catch (cause) {
        // The record could not be written. It stays as it is; the next poll tries again, and the
        // attempts in the record put an end to that.
        console.error('A render could not be recorded.', cause);
      }
      current = null;
    }
    running = null;
  }

  function stopHere(videoId: string): boolean {
    const place = waiting.indexOf(videoId);
    if (place >= 0) waiting.splice(place, 1);
    if (current?.videoId !== videoId) return false;
    current.controller.abort(new RenderStop('cancelled'));
    return true;
  }

  signals.onCancel(stopHere);

  const queue: RenderQueue = {
    enqueue(videoId) {
      if (leaving.signal.aborted || current?.videoId === videoId || waiting.includes(videoId))
        return;
      waiting.push(videoId);
      running ??= drain();
    },

    async cancel(videoId) {
      const wanted = await records.cancel(videoId);
      if (!wanted) return false;
      signals.cancel(videoId);
      // A render that was begun before and runs nowhere now has left files that nobody removes.
      if (!stopHere(videoId)) {
        await locks.tryHold(`lectern-render-${videoId}`, () => removeVideoFiles(media, videoId));
      }
      return true;
    },

    async resumeAll() {
      for (const videoId of await records.unfinished()) queue.enqueue(videoId);
    },

    async idle() {
      await running;
    },

    async close() {
      leaving.abort();
      waiting.length = 0;
      current?.controller.abort(new RenderStop('closed'));
      signals.close();
      await running;
    },
  };
  return queue;
}
