import { type ComponentType, lazy } from 'react';

const resets = new Set<() => void>();

/**
 * A screen whose code is loaded when it is first shown. Unlike React's own `lazy`, a failed download
 * can be tried again: see {@link retryFailedScreens}.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let hasFailed = false;
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let Screen = make();
  // Not done at once on failure: React would render anew, and a server that is gone would be asked
  // without end.
  resets.add(() => {
    if (!hasFailed) return;
    hasFailed = false;
    Screen = make();
  });
  return function LazyScreen() {
    return <Screen />;
  };
}

/** Forgets failed downloads, so that the next rendering of those screens asks again. */
export function retryFailedScreens(): void {
  for (const reset of resets) reset();
}
