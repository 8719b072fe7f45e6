import { Button, FailedPicture, Heading, Inline, Stack, Text } from '@lectern/ui';
import { RotateCcw } from 'lucide-react';
import { Failure } from '../../../lib/Failure.tsx';
import * as styles from '../CreateVideo.css.ts';
import { FailureDetails } from './FailureDetails.tsx';
import type { ProcessingView } from './processingView.ts';

export interface FailedRenderProps {
  view: Extract<ProcessingView, { status: 'failed' }>;
  picture: string | null;
}

/** A failed render, and the ways to continue. */
export function FailedRender({ view, picture }: FailedRenderProps) {
  return (
    <div className={styles.narrow}>
      <Stack gap={6}>
        <FailedPicture src={picture} progress={view.progress} />
        <Stack gap={1}>
          <div role="alert">
            <Heading level={2}>{view.message}</Heading>
          </div>
          <Text tone="muted">
            Your script, voice and avatar are kept.{' '}
            {view.hasParts
              ? 'Retry goes on from the parts that are made.'
              : 'Retry starts again from the pictures.'}
          </Text>
        </Stack>
        <Failure>{view.retryError}</Failure>
        <Inline gap={2}>
          <Button
            variant="primary"
            icon={RotateCcw}
            isPending={view.isRetrying}
            onPress={view.onRetry}
          >
            Retry
          </Button>
          {view.onMakeRoom && <Button onPress={view.onMakeRoom}>Free some space</Button>}
          <Button onPress={view.onBack}>Back to Avatar</Button>
        </Inline>
        {view.details !== null && <FailureDetails>{view.details}</FailureDetails>}
      </Stack>
    </div>
  );
}
