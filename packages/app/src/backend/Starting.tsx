import { Box, ErrorState } from '@lectern/ui';
import { PageLoader } from '../firstPaint/PageLoader.tsx';
import { useSlow } from '../lib/calls/useSlow.ts';

/**
 * Shown once the app's code is there, until its storage is open. An unresponsive database is most often held
 * by another tab, which the user can close.
 */
export function Starting() {
  if (!useSlow(true)) return <PageLoader>Loading application...</PageLoader>;
  return (
    <Box as="main" padding={6} paddingBlock={20}>
      {/* `firstPaint.ts` keeps what was typed before for the page that follows. */}
      <div data-starting>
        <ErrorState
          title="Lectern is still waiting for this browser’s storage"
          level={1}
          onRetry={() => window.location.reload()}
          retryLabel="Try Again"
        >
          Another tab may be holding it. Close the other tabs of Lectern, or try again. Nothing you
          made is lost.
        </ErrorState>
      </div>
    </Box>
  );
}
