import { EmptyState, ErrorState, LinkButton, Skeleton, Spinner, Stack, Text } from '@lectern/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { paths } from '../../paths.ts';
import * as styles from './AiEdit.css.ts';

const NOT_FOUND = 'No video found';

/** Shown until the video has loaded. */
export function AiEditLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={6}>
      <SlowNotice onRetry={onRetry} />
      <div className={styles.columns}>
        <div className={styles.video}>
          <Skeleton ratio="16 / 9" radius="panel" />
          <div role="status" className={styles.loading}>
            <Spinner size="sm" />
            <Text as="span" variant="small" tone="muted">
              Loading video data...
            </Text>
          </div>
        </div>
        <div className={styles.options}>
          <Skeleton height={420} radius="panel" />
          <Skeleton height={160} radius="panel" />
        </div>
      </div>
    </Stack>
  );
}

function BackToVideos() {
  return (
    <LinkButton href={paths.videos()} icon={ArrowLeft}>
      Go Back to Videos
    </LinkButton>
  );
}

interface NoVideoProps {
  /** Why there is no video, and what to do. */
  children: ReactNode;
  /** Shown before 'Go Back to Videos'. */
  action?: ReactNode;
}

/** There is no video to edit: none was named, it is not the user's, or it is not made yet. */
export function NoVideo({ children, action }: NoVideoProps) {
  return (
    <div role="status">
      <EmptyState
        title={NOT_FOUND}
        illustration="film"
        actions={
          <>
            {action}
            <BackToVideos />
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** The request failed: the same state with a retry. */
export function AiEditFailed({
  isRetrying,
  onRetry,
}: {
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <ErrorState
      title={NOT_FOUND}
      isRetrying={isRetrying}
      onRetry={onRetry}
      actions={<BackToVideos />}
    >
      Failed to load video data
    </ErrorState>
  );
}
