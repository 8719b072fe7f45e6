import { useProjects } from '@lectern/api-client';
import type { RefObject } from 'react';
import { useNow } from '../../lib/useNow.ts';
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import { useProjectActions } from '../../projects/useProjectActions.tsx';
import { dashboardTabState } from './DashboardTabView.tsx';
import { RecentVideosView } from './RecentVideosView.tsx';
import { useRetry } from '../../lib/useRetry.ts';

/** Projects on the dashboard (specification section 9, Page sizes). */
const RECENT = 4;

export interface RecentVideosProps {
  /** Takes focus when a card is gone: the page's heading. */
  focusAfterDeletion: RefObject<HTMLElement | null>;
}

/** The Showcase tab: the most recent projects, followed while one of them renders. */
export function RecentVideos({ focusAfterDeletion }: RecentVideosProps) {
  const now = useNow();
  const { edits, rename, remove } = useLocalEdits();
  // Deleted projects are still the server's: so many more are asked for.
  const pageSize = RECENT + edits.deleted.length;
  const { projects, error, refresh } = useProjects({
    pageSize,
    sortBy: 'created_at',
    sortOrder: 'desc',
  });
  const videos = projects && applyLocalEdits(projects, edits).slice(0, RECENT);
  const isRendering = videos?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, refresh);
  const retry = useRetry(refresh);
  const { actions, dialogs } = useProjectActions({ rename, remove, focusAfterDeletion });

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
