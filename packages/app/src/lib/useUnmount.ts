import { useEffect, useEffectEvent } from 'react';

/** Calls back when the component goes: for what outlives a rendering and must end with the page. */
export function useUnmount(onUnmount: () => void): void {
  const end = useEffectEvent(onUnmount);
  useEffect(() => () => end(), []);
}
