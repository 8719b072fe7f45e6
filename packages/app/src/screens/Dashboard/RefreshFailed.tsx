import { Banner } from '@lectern/ui';
import type { Retry } from '../../lib/useRetry.ts';

export interface RefreshFailedProps extends Retry {
  /** What could not be renewed: 'Error loading videos.' */
  title: string;
}

/** Above a list that is still there from before, when a later look at the server failed. */
export function RefreshFailed({ title, isRetrying, onRetry }: RefreshFailedProps) {
  return (
    <Banner
      tone="warning"
      isLive
      action={{ label: 'Refresh', onPress: onRetry, isPending: isRetrying }}
    >
      {title} Please try refreshing.
    </Banner>
  );
}
