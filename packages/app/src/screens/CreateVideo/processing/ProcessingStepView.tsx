import {
  Banner,
  Button,
  Heading,
  Inline,
  ProcessingPicture,
  StageList,
  Stack,
  Text,
  VisuallyHidden,
} from '@lectern/ui';
import * as styles from '../CreateVideo.css.ts';
import { FailedRender } from './FailedRender.tsx';
import type { ProcessingView } from './processingView.ts';

export interface ProcessingStepViewProps {
  view: ProcessingView;
  /** The presenter in the scene. */
  picture: string | null;
}

/** The wizard's fourth step: a render from its start to its end, whatever that is. */
export function ProcessingStepView({ view, picture }: ProcessingStepViewProps) {
  if (view.status === 'failed') return <FailedRender view={view} picture={picture} />;
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
