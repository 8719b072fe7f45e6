import { useApiClient } from '@lectern/api-client';
import { Button, Inline, Stack, Text } from '@lectern/ui';
import { PageLoader } from '../firstPaint/PageLoader.tsx';
import { useState } from 'react';
import { useSlow } from '../lib/calls/useSlow.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * Shown until it is known who is signed in (specification section 2, Route rules); after a few seconds with
 * a message and two ways out.
 */
export function Authenticating() {
  const client = useApiClient();
  const signOut = useSignOut();
  const isSlow = useSlow(true);
  const [hasRetried, setRetried] = useState(false);

  function retry(): void {
    setRetried(true);
    client.retry();
  }

  return (
    <PageLoader
      notice={
        isSlow && (
          <Stack gap={4} alignItems="center">
            <Text>
              {hasRetried
                ? 'Asked again. There is no answer yet.'
                : 'This is taking longer than usual: the server has not answered yet. Another open tab of Lectern may be waiting for it too.'}
            </Text>
            <Inline gap={3} justifyContent="center">
              <Button variant="primary" onPress={retry}>
                Try Again
              </Button>
              <Button onPress={() => void signOut()}>Sign out</Button>
            </Inline>
          </Stack>
        )
      }
    >
      Authenticating...
    </PageLoader>
  );
}
