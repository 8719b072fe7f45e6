import { Button, Text } from '@lectern/ui';
import { PageLoader } from '../firstPaint/PageLoader.tsx';
import { useSlow } from '../lib/calls/useSlow.ts';

/** Shown while the first route's code loads; after a few seconds with a message and a way out. */
export function LoadingApplication() {
  const isSlow = useSlow(true);
  return (
    <PageLoader
      notice={
        isSlow && (
          <>
            <Text>This is taking longer than usual. Check your connection, or try again.</Text>
            <Button onPress={() => window.location.reload()}>Try Again</Button>
          </>
        )
      }
    >
      Loading application...
    </PageLoader>
  );
}
