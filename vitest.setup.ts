import { configureGlobal } from 'fast-check';
import { threadId } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';
// Stylesheets give class names only.
import '@vanilla-extract/css/disableRuntimeStyles';
// Once per thread, unlike the rest of this file.
import './scripts/lib/testing/compareByBytes.mjs';

// Files share a process: each restores the globals as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A channel that only this thread hears: those of Node reach all threads, where other tests run. */
class ThreadChannel extends BroadcastChannel {
  static readonly isOfThread = true;

  constructor(name: string) {
    super(`${name}, thread ${threadId}`);
  }
}
// Files of a thread share its globals.
if (!('isOfThread' in BroadcastChannel)) globalThis.BroadcastChannel = ThreadChannel;

// Most tests need no page; those that do say so in their first line.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  // The page is shared, too.
  afterAll(() => {
    cleanup();
    document.body.replaceChildren();
    document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  // A wait ends as soon as its condition is met; only a failing test takes this long. A busy machine that
  // loads a screen's code for the first time needs more than the library's one second.
  configure({ asyncUtilTimeout: 20_000 });
}

// Every run tests the same values; `PROPERTY_SEED=7 npm run test:unit` tests others.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_302) });
