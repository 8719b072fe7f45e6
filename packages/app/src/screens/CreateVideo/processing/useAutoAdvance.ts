import { useEffect, useRef } from 'react';

/** Time to read 'Video generation complete!' (specification section 9: 2 s), in milliseconds. */
const DELAY_MS = 2_000;

/**
 * Moves on two seconds after the end has come into view. A tab in the background waits for its
 * reader, who would else miss what the title says.
 */
export function useAutoAdvance(isOver: boolean, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    if (!isOver) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => latest.current(), DELAY_MS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isOver]);
}
