import { Box, Button, LoadMore, VisuallyHidden } from '@lectern/ui';

/** How far a list that comes in pages has got. */
export interface Paging {
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  /** A list of one page needs no count below it (specification section 9, Page sizes). */
  pageSize: number;
  isPending: boolean;
  onMore: () => void;
}

export interface ListPagerProps extends Paging {
  /** How many are drawn. */
  shown: number;
  /** What the list holds: 'video'; an 's' makes it many. */
  noun: string;
}

/** What follows the cards of a list: the button that goes on, or its count, spoken. */
export function ListPager({
  shown,
  pageSize,
  noun,
  total,
  hasMore,
  isPending,
  onMore,
}: ListPagerProps) {
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
