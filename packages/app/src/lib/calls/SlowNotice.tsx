import { useApiClient } from '@lectern/api-client';
import { Banner } from '@lectern/ui';
import { useState } from 'react';
import { useSlow } from './useSlow.ts';

export interface SlowNoticeProps {
  /** Whether the call is in progress. */
  isWaiting?: boolean;
  /** Cancels the call and sends it again: a hook's `refresh` or `resend` does both. */
  onRetry: () => void;
  /** Names the slow call, if the page does not show it. */
  children?: string;
}

/**
 * The message and way out for a call that a page waits for: nothing for the first seconds, then a sentence
 * with Try Again. Put it above the skeleton, inside what is mounted while loading.
 */
export function SlowNotice({ isWaiting = true, ...notice }: SlowNoticeProps) {
  return useSlow(isWaiting) && <Notice {...notice} />;
}

/** Mounted for one wait, so the next one starts without a retry. */
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
      // The call may be waiting for tokens, perhaps because another tab is renewing them.
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
