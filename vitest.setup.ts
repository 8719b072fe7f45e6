import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';

// Files share a process: each restores the globals as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

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
