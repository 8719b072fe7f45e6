import { liveQuery } from 'dexie';
import type { BackendContext } from '../handlers/context.ts';
import { createContext, type BackendOptions } from './createContext.ts';
import { seedDemoData } from '../scenarios/seedDemo.ts';
import { clearTakes } from '../jobs/recordings/takes.ts';
import { clearMedia } from '../files/clearMedia.ts';

/**
 * Opens a backend, seeds it on first use, and resumes the work of closed tabs.
 *
 * Clean-up and resuming run in the background, so signing in does not wait for them.
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
    await clearTakes(context);
    await clearMedia(context);
  } catch (cause) {
    // A closed backend (after a test has ended) has nothing to clear.
    if (context.db.isOpen()) console.error('The embedded backend could not clear up.', cause);
  }
  followRenders(context);
  context.tables.start();
}

/**
 * Queues every unfinished render, now and whenever another tab starts one, so that this tab takes over if
 * the rendering tab closes.
 */
function followRenders(context: BackendContext): void {
  liveQuery(() => context.records.unfinished()).subscribe({
    next: (videoIds) => {
      for (const videoId of videoIds) context.renders.enqueue(videoId);
    },
    // Closing the database ends the subscription with an error.
    error: (cause) => {
      if (context.db.isOpen()) console.error('Renders can no longer be followed.', cause);
    },
  });
}
