import { Button, FailedPicture, Heading, Inline, Stack, Text } from '@lectern/ui';
import { RotateCcw } from 'lucide-react';
import { Failure } from '../../../lib/calls/Failure.tsx';
import * as styles from '../CreateVideo.css.ts';
import { FailureDetails } from './FailureDetails.tsx';
import type { ProcessingView } from './processingView.ts';

export interface FailedRenderProps {
  view: Extract<ProcessingView, { status: 'failed' | 'editFailed' }>;
  picture: string | null;
}

function keptWords(view: FailedRenderProps['view']): string {
  if (view.status === 'editFailed') return 'Your video is as it was before.';
  return `Your script, voice and avatar are kept. ${
    view.hasParts
      ? 'Retry goes on from the parts that are made.'
      : 'Retry starts again from the pictures.'
  }`;
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
          <Text tone="muted">{keptWords(view)}</Text>
        </Stack>
        {view.status === 'failed' && <Failure>{view.retryError}</Failure>}
        <Inline gap={2}>
          {view.status === 'failed' ? (
            <Button
              variant="primary"
              icon={RotateCcw}
              isPending={view.isRetrying}
              onPress={view.onRetry}
            >
              Retry
            </Button>
          ) : (
            view.onView && (
              <Button variant="primary" onPress={view.onView}>
                View Your Video
              </Button>
            )
          )}
          {view.onMakeRoom && <Button onPress={view.onMakeRoom}>Free some space</Button>}
          {view.status === 'failed' ? (
            <Button onPress={view.onBack}>Back to Avatar</Button>
          ) : (
            <Button onPress={view.onEdit}>Retry in AI Edit</Button>
          )}
        </Inline>
        {view.details !== null && <FailureDetails>{view.details}</FailureDetails>}
      </Stack>
    </div>
  );
}
