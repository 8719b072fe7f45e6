import { useApiClient } from '@lectern/api-client';
import { Banner } from '@lectern/ui';
import { useState } from 'react';
import { useSlow } from './useSlow.ts';

export interface SlowNoticeProps {
  /** What is waited for is on its way. */
  isWaiting?: boolean;
  /** Cancels what is on its way and asks again: the `refresh` or `resend` of a hook does both. */
  onRetry: () => void;
  /** What takes so long, where the page does not show it. */
  children?: string;
}

/**
 * The word and the way out for a call that a page waits for: nothing for the first seconds, then a
 * sentence with Try Again. Put it above the skeleton, inside what is mounted while loading.
 */
export function SlowNotice({ isWaiting = true, ...notice }: SlowNoticeProps) {
  return useSlow(isWaiting) && <Notice {...notice} />;
}

/** Mounted for one wait: the next one has not been retried yet. */
function Notice({
  onRetry,
  children = 'This is taking longer than usual. Check your connection, or try again.',
}: Omit<SlowNoticeProps, 'isWaiting'>) {
  const client = useApiClient();
  const [hasRetried, setRetried] = useState(false);
  const action = {
    label: 'Try Again',
    onPress: () => {
      setRetried(true);
      // The call may be waiting for its tokens, perhaps for another tab that renews them.
      client.retry();
      onRetry();
    },
  };
  return (
    <Banner tone="info" isLive action={action}>
      {hasRetried ? 'Asked again. There is no answer yet.' : children}
    </Banner>
  );
}
