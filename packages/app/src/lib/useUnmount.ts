import { useEffect, useEffectEvent } from 'react';

/** Calls back when the component unmounts: for things that outlive a render and must end with the page. */
export function useUnmount(onUnmount: () => void): void {
  const end = useEffectEvent(onUnmount);
  useEffect(() => () => end(), []);
}
