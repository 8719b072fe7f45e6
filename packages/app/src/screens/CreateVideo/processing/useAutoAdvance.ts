import { useIsVisible } from '../../../lib/page/useIsVisible.ts';
import { useTimeout } from '../../../lib/useTimeout.ts';

/** Time to read 'Video generation complete!' (specification section 9: 2 s), in milliseconds. */
const DELAY_MS = 2_000;

/**
 * Advances two seconds after the end has come into view. A tab in the background waits for its reader, who
 * would otherwise miss the message in the title.
 */
export function useAutoAdvance(isOver: boolean, advance: () => void): void {
  const isVisible = useIsVisible();
  useTimeout(isOver && isVisible ? DELAY_MS : null, advance);
}
