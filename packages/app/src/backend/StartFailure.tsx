import { boundaryMessage } from '@lectern/api-client';
import { Box, ErrorState } from '@lectern/ui';
import { useIsOutdated } from '../lib/page/outdated.ts';
import { DownloadError } from './DownloadError.ts';

function adviceFor(error: unknown, isOutdated: boolean): string {
  if (isOutdated)
    return 'Your data belongs to a newer version of Lectern. Reload this page to get that version.';
  if (error instanceof DownloadError)
    return 'A part of Lectern could not be downloaded. Check your connection and try again.';
  return 'Check that this browser may keep data for this site; private windows often may not.';
}

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
        {adviceFor(error, isOutdated)}
      </ErrorState>
    </Box>
  );
}
