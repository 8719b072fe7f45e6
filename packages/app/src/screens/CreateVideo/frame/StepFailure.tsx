import { Banner } from '@lectern/ui';
import { failure } from '../CreateVideo.css.ts';

export interface StepFailureProps {
  /** In the specification's words (sections 5 and 8). */
  message: string;
  onDismiss?: () => void;
}

function reveal(element: HTMLDivElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Why a step does not go on. Its button stays at the foot of the window however far the page is
 * scrolled, so the answer comes to where it can be seen; with another `key` for each attempt, each
 * time.
 */
export function StepFailure({ message, onDismiss }: StepFailureProps) {
  return (
    <div ref={reveal} className={failure}>
      <Banner tone="danger" isLive onDismiss={onDismiss}>
        {message}
      </Banner>
    </div>
  );
}
