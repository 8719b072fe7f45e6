import { type ComponentType, lazy, useState } from 'react';

const resets = new Set<() => void>();

/** A screen whose code can be fetched before it is shown. */
export type LazyScreen = ComponentType & {
  /** Fetches the code. A failure is silent: showing the screen requests it again and reports it. */
  preload: () => void;
};

/**
 * Creates a screen whose code is loaded when it is first shown, or preloaded. Unlike with React's own
 * `lazy`, a failed download can be retried: see {@link retryFailedScreens}.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let hasFailed = false;
  let preloaded: Promise<{ default: ComponentType }> | undefined;
  const make = () =>
    lazy(() =>
      (preloaded ?? load()).catch((error: unknown) => {
        hasFailed = true;
        preloaded = undefined;
        throw error;
      }),
    );
  let Screen = make();
  let loaded: ComponentType | undefined;
  // Do not reset right on failure: React would render again, and an unavailable server would be asked
  // endlessly.
  resets.add(() => {
    if (!hasFailed) return;
    hasFailed = false;
    Screen = make();
  });
  function preload(): void {
    preloaded ??= load();
    preloaded.then(
      (module) => (loaded = module.default),
      () => (preloaded = undefined),
    );
  }
  function LazyScreen() {
    // `lazy` suspends even if the code is loaded: the frame would be hidden and drawn twice.
    const [Shown] = useState(() => loaded ?? Screen);
    return <Shown />;
  }
  return Object.assign(LazyScreen, { preload });
}

/** Forgets failed downloads, so that the next render of those screens requests them again. */
export function retryFailedScreens(): void {
  for (const reset of resets) reset();
}
