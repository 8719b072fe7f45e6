import { useProjects } from '@lectern/api-client';
import { useState } from 'react';
import { useNow } from '../../lib/useNow.ts';
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import { useProjectActions } from '../../projects/useProjectActions.tsx';
import { usePageHeading } from '../../routes/usePageHeading.ts';
import { type DashboardState, DashboardView } from './DashboardView.tsx';

/** Projects on the dashboard (specification section 9, Page sizes). */
const RECENT = 4;
/** Milliseconds between looks at a render. */
const POLL_MS = 5_000;

/** The home page: the most recent projects and the way to a new one. */
export function DashboardScreen() {
  const heading = usePageHeading('Dashboard');
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
  useRefreshWhile(isRendering, refresh, POLL_MS);
  const [isRetrying, setRetrying] = useState(false);

  const { actions, dialogs } = useProjectActions({
    rename,
    remove,
    focusAfterDeletion: heading,
  });

  async function retry(): Promise<void> {
    setRetrying(true);
    await refresh().catch(() => undefined);
    setRetrying(false);
  }

  function state(): DashboardState {
    if (videos) return videos.length > 0 ? { status: 'ready', videos, now } : { status: 'empty' };
    return error
      ? { status: 'error', isRetrying, onRetry: () => void retry() }
      : { status: 'loading' };
  }

  return (
    <>
      <DashboardView headingRef={heading} state={state()} actions={actions} />
      {dialogs}
    </>
  );
}
