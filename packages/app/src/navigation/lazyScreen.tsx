import { type ComponentType, lazy, useState } from 'react';

const resets = new Set<() => void>();

/** A screen whose code can be fetched before it is shown. */
export type LazyScreen = ComponentType & {
  /** Fetches the code. A failure is kept quiet: showing the screen asks again and reports it. */
  preload: () => void;
};

/**
 * A screen whose code is loaded when it is first shown, or preloaded. Unlike React's own `lazy`, a
 * failed download can be tried again: see {@link retryFailedScreens}.
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
  // Not done at once on failure: React would render again, and a server that is gone would be asked
  // without end.
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
    // `lazy` suspends even where the code is there: the frame would be hidden and drawn twice.
    const [Shown] = useState(() => loaded ?? Screen);
    return <Shown />;
  }
  return Object.assign(LazyScreen, { preload });
}

/** Forgets failed downloads, so that the next rendering of those screens asks again. */
export function retryFailedScreens(): void {
  for (const reset of resets) reset();
}
