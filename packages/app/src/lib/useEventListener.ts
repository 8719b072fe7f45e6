import { useEffect, useEffectEvent } from 'react';

/** Targets by name, so that rendering does not read the page. */
const TARGETS = { window: () => window, document: () => document } as const;

interface EventMaps {
  window: WindowEventMap;
  document: DocumentEventMap;
}

/**
 * Listens to the window or the document while the component is mounted, always with the latest callback.
 * For an element of your own, use a ref callback instead.
 */
export function useEventListener<
  Target extends keyof EventMaps,
  Type extends keyof EventMaps[Target] & string,
>(
  target: Target,
  type: Type,
  listener: (event: EventMaps[Target][Type]) => void,
  { isCapturing = false }: { isCapturing?: boolean } = {},
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const controller = new AbortController();
    TARGETS[target]().addEventListener(type, (event) => hear(event as EventMaps[Target][Type]), {
      capture: isCapturing,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [target, type, isCapturing]);
}
