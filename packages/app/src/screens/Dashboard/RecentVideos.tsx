import { type RefObject, useDeferredValue } from 'react';
import { useNow } from '../../lib/useNow.ts';
import { useRefreshWhile } from '../../lib/calls/useRefreshWhile.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useProjectActions } from '../../projects/useProjectActions.tsx';
import { dashboardTabState } from './DashboardTabView.tsx';
import { RecentVideosView } from './RecentVideosView.tsx';
import { useRecentVideos } from './useRecentVideos.ts';
import { useRetry } from '../../lib/calls/useRetry.ts';

export interface RecentVideosProps {
  /** Receives focus when a card is deleted: the page's heading. */
  focusAfterDeletion: RefObject<HTMLElement | null>;
}

/** The Showcase tab: the most recent projects, refreshed while one of them renders. */
export function RecentVideos({ focusAfterDeletion }: RecentVideosProps) {
  const now = useNow();
  const { videos, error, refresh, rename, remove } = useRecentVideos();
  const isRendering = videos?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, refresh);
  const retry = useRetry(refresh);
  const { actions, dialogs } = useProjectActions({ rename, remove, focusAfterDeletion });

  // Tabs render their panel synchronously, so the contents are deferred and render in slices.
  const isDue = useDeferredValue(true, false);
  if (!isDue) return <div data-opening />;

  return (
    <>
      <RecentVideosView
        state={dashboardTabState(videos, error, retry)}
        now={now}
        actions={actions}
      />
      {dialogs}
    </>
  );
}
