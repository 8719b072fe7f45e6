import {
  Banner,
  Button,
  Heading,
  Inline,
  PartsBar,
  ProcessingPicture,
  ProgressBar,
  StageList,
  Stack,
  Text,
  VisuallyHidden,
} from '@lectern/ui';
import type { ReactNode } from 'react';
import * as wizard from '../CreateVideo.css.ts';
import { ChangedSentence } from './ChangedSentence.tsx';
import { FailedRender } from './FailedRender.tsx';
import * as styles from './ProcessingStep.css.ts';
import type { ProcessingView } from './processingView.ts';

export interface ProcessingStepViewProps {
  view: ProcessingView;
  /** URL of a picture of the presenter in the scene. */
  picture: string | null;
  /** Plays the film while it is being made, instead of the picture; null if it cannot be played. */
  player?: ReactNode;
}

const PROCESSING = 'Processing your video';

/** The wizard's fourth step: a render from start to finish, whatever the outcome. */
export function ProcessingStepView({ view, picture, player }: ProcessingStepViewProps) {
  if (view.status === 'failed' || view.status === 'editFailed') {
    return <FailedRender view={view} picture={picture} />;
  }
  const isDone = view.status === 'completed';
  const progress = isDone ? 100 : view.progress;
  return (
    <Stack gap={6}>
      <div className={wizard.withPreview}>
        <div className={styles.film}>
          {player ?? <ProcessingPicture src={picture} progress={progress} label={PROCESSING} />}
          {/* The page's only progress bar when the picture has none. */}
          {view.film ? (
            <PartsBar
              label={player ? PROCESSING : 'Parts of the video'}
              keptLabel={view.film.keptLabel}
              parts={view.film.parts}
            />
          ) : (
            player && <ProgressBar label={PROCESSING} isLabelHidden value={progress} />
          )}
        </div>
        <Stack gap={5} alignItems="stretch">
          <Stack gap={1}>
            <div>
              <div role="status">
                <Heading level={2}>
                  {/* Keeps the percent sign at the end in right-to-left text. */}
                  <bdi>{isDone ? 'Video generation complete!' : view.message}</bdi>
                </Heading>
              </div>
              {/* Announced once per quarter, enough to hear that it continues. */}
              <div role="status">
                <VisuallyHidden>
                  {progress > 0 && `${Math.floor(progress / 25) * 25} percent`}
                </VisuallyHidden>
              </div>
            </div>
            {view.status === 'rendering' && view.lead !== null && (
              <Text tone="muted" numeric>
                {view.lead}
              </Text>
            )}
          </Stack>
          {view.status === 'rendering' && view.trouble !== null && (
            <Banner tone="warning" isLive>
              {view.trouble}
            </Banner>
          )}
          {view.status === 'rendering' && view.change && <ChangedSentence change={view.change} />}
          {view.stages && <StageList label="Stages of the render" stages={view.stages} />}
          <Inline gap={3}>
            {view.status === 'rendering' ? (
              <Button isPending={view.isCancelling} onPress={view.onCancel}>
                Cancel
              </Button>
            ) : (
              <Button variant="primary" size="lg" onPress={view.onView}>
                View Your Video
              </Button>
            )}
            {view.status === 'rendering' && view.film && !view.film.isChange && (
              <Text variant="small" tone="subtle">
                Parts that are made are kept.
              </Text>
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
