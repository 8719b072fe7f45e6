import {
  Banner,
  Button,
  FailedPicture,
  Heading,
  Inline,
  ProcessingPicture,
  type Stage,
  StageList,
  Stack,
  Text,
  VisuallyHidden,
} from '@lectern/ui';
import { RotateCcw } from 'lucide-react';
import * as styles from '../CreateVideo.css.ts';
import { FailureDetails } from './FailureDetails.tsx';

/** A render as the step shows it. */
export type ProcessingView =
  | {
      status: 'rendering';
      /** Percent, 0–100. */
      progress: number;
      message: string;
      /** 'About 0:40 left, measured on this device.' */
      timeLeft: string | null;
      /** Null where the backend tells none. */
      stages: readonly Stage[] | null;
      /** 'Error checking video status: …', while the polling goes on. */
      trouble: string | null;
      isCancelling: boolean;
      onCancel: () => void;
    }
  | { status: 'completed'; stages: readonly Stage[] | null; onView: () => void }
  | {
      status: 'failed';
      /** 'Video generation failed: …'. */
      message: string;
      progress: number;
      details: string | null;
      /** Why the retry did not start. */
      retryError: string | null;
      isRetrying: boolean;
      onRetry: () => void;
      /** Null where room is not what was missing. */
      onMakeRoom: (() => void) | null;
      onBack: () => void;
    };

export interface ProcessingStepViewProps {
  view: ProcessingView;
  /** The presenter in the scene. */
  picture: string | null;
}

/** The wizard's fourth step: a render from its start to its end, whatever that is. */
export function ProcessingStepView({ view, picture }: ProcessingStepViewProps) {
  if (view.status === 'failed') return <Failed view={view} picture={picture} />;
  const isDone = view.status === 'completed';
  const progress = isDone ? 100 : view.progress;
  return (
    <Stack gap={6}>
      <div className={styles.withPreview}>
        <ProcessingPicture src={picture} progress={progress} label="Processing your video" />
        <Stack gap={5} alignItems="stretch">
          <Stack gap={1}>
            <div>
              <div role="status">
                <Heading level={2}>{isDone ? 'Video generation complete!' : view.message}</Heading>
              </div>
              {/* Every quarter is enough to hear that it goes on. */}
              <div role="status">
                <VisuallyHidden>
                  {progress > 0 && `${Math.floor(progress / 25) * 25} percent`}
                </VisuallyHidden>
              </div>
            </div>
            {view.status === 'rendering' && view.timeLeft !== null && (
              <Text tone="muted" numeric>
                {view.timeLeft}
              </Text>
            )}
          </Stack>
          {view.status === 'rendering' && view.trouble !== null && (
            <Banner tone="warning" isLive>
              {view.trouble}
            </Banner>
          )}
          {view.stages && <StageList label="Stages of the render" stages={view.stages} />}
          <Inline>
            {view.status === 'rendering' ? (
              <Button isPending={view.isCancelling} onPress={view.onCancel}>
                Cancel
              </Button>
            ) : (
              <Button variant="primary" size="lg" onPress={view.onView}>
                View Your Video
              </Button>
            )}
          </Inline>
        </Stack>
      </div>
      <Text variant="small" tone="subtle">
        {isDone
          ? 'It is in My Videos, too.'
          : 'You can leave this page; the video will be in My Videos.'}
      </Text>
    </Stack>
  );
}

interface FailedProps {
  view: Extract<ProcessingView, { status: 'failed' }>;
  picture: string | null;
}

function Failed({ view, picture }: FailedProps) {
  return (
    <div className={styles.narrow}>
      <Stack gap={6}>
        <FailedPicture src={picture} progress={view.progress} />
        <Stack gap={1}>
          <div role="alert">
            <Heading level={2}>{view.message}</Heading>
          </div>
          <Text tone="muted">
            Your script, voice and avatar are kept. Retry starts again from the pictures.
          </Text>
        </Stack>
        {view.retryError !== null && (
          <Banner tone="danger" isLive>
            {view.retryError}
          </Banner>
        )}
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
