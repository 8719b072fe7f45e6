import type { Project } from '@lectern/api-client';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Stack,
  VideoCardSkeleton,
  VisuallyHidden,
} from '@lectern/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { RecentVideoItem } from '../../projects/RecentVideoItem.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import * as styles from './Dashboard.css.ts';
import { RefreshFailed } from './RefreshFailed.tsx';
import type { Retry } from './useRetry.ts';

/** `staleRetry` is there when what is shown could not be renewed. */
export type RecentVideosState =
  | { status: 'loading' }
  | ({ status: 'error' } & Retry)
  | { status: 'empty'; staleRetry: Retry | null }
  | { status: 'ready'; videos: readonly Project[]; now: number; staleRetry: Retry | null };

export interface RecentVideosViewProps {
  state: RecentVideosState;
  actions: ProjectActions;
}

const STALE_TITLE = 'Error loading videos.';

/** The Showcase tab in every state (specification section 2, Dashboard). */
export function RecentVideosView({ state, actions }: RecentVideosViewProps) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading recent videos</VisuallyHidden>
          <div className={styles.videos}>
            {['first', 'second', 'third', 'fourth'].map((key) => (
              <VideoCardSkeleton key={key} />
            ))}
          </div>
        </div>
      );
    case 'error':
      return (
        <ErrorState
          title="Failed to load recent videos."
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        >
          Please try refreshing.
        </ErrorState>
      );
    case 'empty':
      return (
        <Stack gap={5}>
          {state.staleRetry && <RefreshFailed title={STALE_TITLE} {...state.staleRetry} />}
          <EmptyState
            title="No recent videos found. Create one?"
            illustration="lectern"
            actions={
              <LinkButton href={paths.create()} icon={Plus}>
                Create a video
              </LinkButton>
            }
          >
            A script is all it takes to start.
          </EmptyState>
        </Stack>
      );
    case 'ready':
      return (
        <Stack gap={5}>
          {state.staleRetry && <RefreshFailed title={STALE_TITLE} {...state.staleRetry} />}
          {/* Safari drops list semantics from unstyled lists. */}
          <ul role="list" aria-label="Recent videos" className={styles.videos}>
            {state.videos.map((video) => (
              <li key={video.id}>
                <RecentVideoItem project={video} now={state.now} actions={actions} />
              </li>
            ))}
          </ul>
        </Stack>
      );
  }
}
