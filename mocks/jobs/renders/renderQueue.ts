import type { Locks } from '../../base/locks.ts';
import { removeVideoFiles, RenderStop, runRender, type RenderParts } from './renderJob.ts';
import type { RenderSignals } from './renderSignals.ts';

/**
 * The renders of one tab, one after another.
 *
 * Each runs under its own Web Lock, so that one tab renders and the others follow through the database.
 * They also wait for the lock: if they get it before the render has ended, the rendering tab was closed,
 * and the next one resumes the render.
 */
export interface RenderQueue {
  /** Starts a render, unless it is already running or waiting here, or another tab has it. */
  enqueue(videoId: string): void;
  /** Stops a render in any tab. @returns whether there was one to stop */
  cancel(videoId: string): Promise<boolean>;
  /** Starts all unfinished renders. */
  resumeAll(): Promise<void>;
  /** Resolves when nothing is running or waiting in this tab. */
  idle(): Promise<void>;
  /** Stops as if the tab were closed: another tab continues its renders. */
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
  /** Renders of other tabs whose locks this tab waits for. */
  const followed = new Set<string>();

  /** Takes over a render if its tab closes before it has ended. */
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
        // The record could not be written. The next poll tries again, up to the maximum number of attempts.
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
      // An earlier, interrupted attempt may have left files behind.
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
