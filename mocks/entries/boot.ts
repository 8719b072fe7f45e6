import { liveQuery } from 'dexie';
import type { BackendContext } from '../handlers/context.ts';
import { createContext, type BackendOptions } from './createContext.ts';
import { seedDemoData } from '../scenarios/seedDemo.ts';
import { clearMedia } from '../files/clearMedia.ts';

/**
 * Opens a backend, seeds it on its first day and takes up what a closed tab left.
 *
 * Clearing up and resuming run behind the answer: signing in does not wait for them.
 */
export async function bootBackend(
  options: BackendOptions = {},
  seed: (context: BackendContext) => Promise<void> = seedDemoData,
): Promise<BackendContext> {
  const context = createContext(options);
  await seed(context);
  void takeUp(context);
  return context;
}

async function takeUp(context: BackendContext): Promise<void> {
  try {
    await context.speech.clearAbandoned();
    await clearMedia(context);
    followRenders(context);
  } catch (cause) {
    // A closed backend (a test that ended) has nothing to take up any more.
    if (context.db.isOpen()) console.error('The embedded backend could not clear up.', cause);
  }
}

/**
 * Takes up every render that is not over, now and whenever another tab begins one: each tab stands
 * ready to go on when the one that renders is closed.
 */
function followRenders(context: BackendContext): void {
  liveQuery(() => context.records.unfinished()).subscribe({
    next: (videoIds) => {
      for (const videoId of videoIds) context.renders.enqueue(videoId);
    },
    // Also how the watch ends: a closed database answers nothing any more.
    error: (cause) => {
      if (context.db.isOpen()) console.error('Renders can no longer be followed.', cause);
    },
  });
}
