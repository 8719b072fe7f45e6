import { Banner, Stack } from '@lectern/ui';
import { ListPager, type ListPagerProps, type Paging } from './ListPager.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** How far a library has got, and what kept it from going on. */
export interface LibraryPaging extends Paging {
  /** Why the next page did not come, in words; null where nothing failed. */
  failure: string | null;
  /** Asks again for a page that takes long. */
  onResend: () => void;
}

export type LibraryFootProps = LibraryPaging & ListPagerProps;

/**
 * What follows the cards of a library: its pager, and below the button that was pressed what became of
 * it. The same button is the way to try again after a failure.
 */
export function LibraryFoot({ failure, onResend, ...pager }: LibraryFootProps) {
  return (
    <Stack gap={4}>
      <ListPager {...pager} />
      <SlowNotice isWaiting={pager.isPending} onRetry={onResend} />
      {failure !== null && (
        <Banner tone="danger" isLive>
          {failure}
        </Banner>
      )}
    </Stack>
  );
}
