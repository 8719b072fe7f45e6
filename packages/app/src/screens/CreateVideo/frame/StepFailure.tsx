import { Banner } from '@lectern/ui';
import { failure } from '../CreateVideo.css.ts';

export interface StepFailureProps {
  /** Worded as in the specification (sections 5 and 8). */
  message: string;
  onDismiss?: () => void;
}

function reveal(element: HTMLDivElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * The reason why a step cannot continue. The step's button stays at the bottom of the window however far
 * the page is scrolled, so the message scrolls into view; pass another `key` for each attempt to make it do
 * so every time.
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
