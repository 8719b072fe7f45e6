import { Box, Button, LoadMore, Stack, VisuallyHidden } from '@lectern/ui';
import { Failure } from '../lib/Failure.tsx';
import { SlowNotice } from '../lib/SlowNotice.tsx';

/** How far a library that comes in pages has got, and what kept it from going on. */
export interface LibraryPaging {
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  /** A list of one page needs no count below it (specification section 9, Page sizes). */
  pageSize: number;
  isPending: boolean;
  onMore: () => void;
  /** Why the next page did not come, in words; null where nothing failed. */
  failure: string | null;
  /** Asks again for a page that takes long. */
  onResend: () => void;
}

export interface LibraryFootProps extends LibraryPaging {
  /** How many are drawn. */
  shown: number;
  /** What the list holds: 'video'; an 's' makes it many. */
  noun: string;
}

/** The button that goes on, or the count, spoken. */
function Pager({ shown, pageSize, noun, total, hasMore, isPending, onMore }: LibraryFootProps) {
  if (hasMore && total === null) {
    return (
      <Box display="flex" justifyContent="center">
        <Button isPending={isPending} onPress={onMore}>
          Load more
        </Button>
      </Box>
    );
  }
  if (hasMore || shown > pageSize) {
    return (
      <LoadMore
        shown={shown}
        // What is left out here is counted there; only the pages say whether more comes.
        total={hasMore ? Math.max(total ?? 0, shown + 1) : shown}
        isPending={isPending}
        onPress={onMore}
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
 * What follows the cards of a library: its pager, and below the button that was pressed what became of
 * it. The same button is the way to try again after a failure.
 */
export function LibraryFoot(props: LibraryFootProps) {
  return (
    <Stack gap={4}>
      <Pager {...props} />
      <SlowNotice isWaiting={props.isPending} onRetry={props.onResend} />
      <Failure>{props.failure}</Failure>
    </Stack>
  );
}
