import { EmptyState, ErrorState, FullPageLoader } from '@lectern/ui';
import useSWR from 'swr/immutable';
import { fetchReview } from './changes.ts';
import { ReviewRoom } from './ReviewRoom.tsx';

/** The review page. It loads the changes and shows a message if that fails or there are none. */
export function ReviewPage() {
  const { data, error, isValidating, mutate } = useSWR('review', fetchReview);
  if (data && data.changes.length > 0) return <ReviewRoom review={data} />;
  if (data) {
    return (
      <main>
        <EmptyState title="Nothing has changed" level={1}>
          Every picture of the last comparison is the stored one. Run “npm run test:visual” to
          compare again.
        </EmptyState>
      </main>
    );
  }
  if (error === undefined) return <FullPageLoader>Loading the changes…</FullPageLoader>;
  return (
    <main>
      <ErrorState
        title="The review’s server does not answer"
        level={1}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        details={String(error)}
      >
        Start it again with “npm run review”. Judgements are kept only in this page.
      </ErrorState>
    </main>
  );
}
