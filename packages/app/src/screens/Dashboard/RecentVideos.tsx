import { type RefObject, useDeferredValue } from 'react';
import { useNow } from '../../lib/useNow.ts';
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useProjectActions } from '../../projects/useProjectActions.tsx';
import { dashboardTabState } from './DashboardTabView.tsx';
import { RecentVideosView } from './RecentVideosView.tsx';
import { useRecentVideos } from './useRecentVideos.ts';
import { useRetry } from '../../lib/useRetry.ts';

export interface RecentVideosProps {
  /** Takes focus when a card is gone: the page's heading. */
  focusAfterDeletion: RefObject<HTMLElement | null>;
}

/** The Showcase tab: the most recent projects, followed while one of them renders. */
export function RecentVideos({ focusAfterDeletion }: RecentVideosProps) {
  const now = useNow();
  const { videos, error, refresh, rename, remove } = useRecentVideos();
  const isRendering = videos?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, refresh);
  const retry = useRetry(refresh);
  const { actions, dialogs } = useProjectActions({ rename, remove, focusAfterDeletion });

  // Tabs draw their panel in one go: what is in it follows, in slices.
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
