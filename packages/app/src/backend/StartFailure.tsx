import { boundaryMessage } from '@lectern/api-client';
import { Box, ErrorState } from '@lectern/ui';
import { useIsOutdated } from '../lib/outdated.ts';

/** Shown when the app cannot start at all, for example when the browser keeps no data for the site. */
export function StartFailure({ error }: { error: unknown }) {
  const isOutdated = useIsOutdated();
  return (
    <Box as="main" padding={6} paddingBlock={20}>
      <ErrorState
        title="Lectern could not start"
        level={1}
        onRetry={() => window.location.reload()}
        retryLabel="Try Again"
        details={boundaryMessage(error)}
      >
        {isOutdated
          ? 'Your data belongs to a newer version of Lectern. Reload this page to get that version.'
          : 'Check that this browser may keep data for this site; private windows often may not.'}
      </ErrorState>
    </Box>
  );
}
