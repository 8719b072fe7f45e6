import { Box, ErrorState } from '@lectern/ui';
import { PageLoader } from '../firstPaint/PageLoader.tsx';
import { useSlow } from '../lib/useSlow.ts';

/**
 * Shown while the app's code is there but its storage is not open yet. An unresponsive database is most often held by
 * another tab, which the user can close.
 */
export function Starting() {
  if (!useSlow(true)) return <PageLoader>Loading application...</PageLoader>;
  return (
    <Box as="main" padding={6} paddingBlock={20}>
      <ErrorState
        title="Lectern is still waiting for this browser’s storage"
        level={1}
        onRetry={() => window.location.reload()}
        retryLabel="Try Again"
      >
        Another tab may be holding it. Close the other tabs of Lectern, or try again. Nothing you
        made is lost.
      </ErrorState>
    </Box>
  );
}
