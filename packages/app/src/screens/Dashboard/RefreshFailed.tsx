import { Banner } from '@lectern/ui';
import type { Retry } from '../../lib/calls/useRetry.ts';

export interface RefreshFailedProps extends Retry {
  /** The failure message, such as 'Error loading videos.' */
  title: string;
}

/** Shown above a list from before, when a later refresh failed. */
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
