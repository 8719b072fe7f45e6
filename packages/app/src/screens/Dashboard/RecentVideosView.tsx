import type { Project } from '@lectern/api-client';
import { EmptyState, LinkButton, VideoCardSkeleton } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { RecentVideoItem } from '../../projects/RecentVideoItem.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import * as styles from './Dashboard.css.ts';
import { type DashboardTabState, DashboardTabView } from './DashboardTabView.tsx';

export interface RecentVideosViewProps {
  state: DashboardTabState<Project>;
  /** Milliseconds: what 'Today' on a card is measured against. */
  now: number;
  actions: ProjectActions;
}

/** The Showcase tab in every state (specification section 2, Dashboard). */
export function RecentVideosView({ state, now, actions }: RecentVideosViewProps) {
  return (
    <DashboardTabView
      state={state}
      loadingText="Loading recent videos"
      errorTitle="Failed to load recent videos."
      staleTitle="Error loading videos."
      skeleton={
        <div className={styles.videos}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <VideoCardSkeleton key={key} />
          ))}
        </div>
      }
      empty={
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
      }
    >
      {(videos) => (
        // Safari drops list semantics from unstyled lists.
        <ul role="list" aria-label="Recent videos" className={styles.videos}>
          {videos.map((video) => (
            <li key={video.id}>
              <RecentVideoItem project={video} now={now} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </DashboardTabView>
  );
}
