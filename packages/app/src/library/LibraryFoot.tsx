import { LoadMore, Stack, VisuallyHidden } from '@lectern/ui';
import { useState } from 'react';
import { Failure } from '../lib/calls/Failure.tsx';
import { SlowNotice } from '../lib/calls/SlowNotice.tsx';
import type { Retry } from '../lib/calls/useRetry.ts';

/** Progress of a paged library, and what stopped it. */
export interface LibraryPaging {
  /** Items on all pages; null if the server does not report it. */
  total: number | null;
  hasMore: boolean;
  /** A list of one page needs no count below it (specification section 9, Page sizes). */
  pageSize: number;
  isPending: boolean;
  onMore: () => void;
  /** Message for a part of the list that failed to load; null without a failure. */
  failure: string | null;
  /** Retries a failed part that is not the next page. */
  retry?: Retry;
  /** Requests a slow page again. */
  onResend: () => void;
}

export interface LibraryFootProps extends LibraryPaging {
  /** Number of items drawn. */
  shown: number;
  /** Singular noun for an item: 'video'; an 's' is added for the plural. */
  noun: string;
}

/** The button for the next page, or the count for screen readers. */
function Pager({ shown, pageSize, noun, total, hasMore, isPending, onMore }: LibraryFootProps) {
  // The server also counts items that are omitted here; only the pages say whether there are more.
  const atLeast = total === null ? null : Math.max(total, shown + 1);
  const [shownAtPress, setShownAtPress] = useState(Number.POSITIVE_INFINITY);
  // If the next page turns out to be empty, the count still takes the button's focus.
  if (hasMore || shown > pageSize || shown >= shownAtPress) {
    return (
      <LoadMore
        shown={shown}
        total={hasMore ? atLeast : shown}
        isPending={isPending}
        onPress={() => {
          setShownAtPress(shown);
          onMore();
        }}
        noun={`${noun}s`}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{shown === 1 ? `1 ${noun}` : `${shown} ${noun}s`}</VisuallyHidden>
    </div>
  );
}

/**
 * The foot of a library: its pager and, below the button, the outcome of pressing it. The same button is
 * the way to retry after a failure of the next page.
 */
export function LibraryFoot(props: LibraryFootProps) {
  const { isPending, onResend, failure, retry } = props;
  const action = retry && {
    label: 'Try Again',
    onPress: retry.onRetry,
    isPending: retry.isRetrying,
  };
  return (
    <Stack gap={4}>
      <Pager {...props} />
      <SlowNotice isWaiting={isPending} onRetry={onResend} />
      <Failure action={action}>{failure}</Failure>
    </Stack>
  );
}
