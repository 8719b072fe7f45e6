import type { Project } from '@lectern/api-client';
import { Heading, TextLink, VideoCardSkeleton } from '@lectern/ui';
import { paths } from '../../paths.ts';
import { RecentVideoItem } from '../../projects/RecentVideoItem.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import * as styles from './Dashboard.css.ts';
import { type DashboardTabState, DashboardTabView } from './DashboardTabView.tsx';

export interface RecentVideosViewProps {
  state: DashboardTabState<Project>;
  /** The current time in milliseconds, for 'Today' on a card. */
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
        <div className={styles.noVideos}>
          <Heading level={2} variant="h4">
            No recent videos found. <TextLink href={paths.create()}>Create one?</TextLink>
          </Heading>
        </div>
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
