import { type Project, projectMessages } from '@lectern/api-client';
import { ErrorState, Stack } from '@lectern/ui';
import { LibraryFoot, type LibraryPaging } from '../../library/LibraryFoot.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import { VideoTable } from './list/VideoTable.tsx';
import type { VideoSelecting } from './selection/useVideoSelection.ts';
import { VideoGrid } from './VideoGrid.tsx';
import { VideoEmpty, VideoLoading, VideoNoMatch } from './VideoListStates.tsx';
import type { VideoToolbarProps } from './VideoToolbar.tsx';

/** The list below the toolbar, in one of its states. */
export type MyVideosState =
  | { status: 'loading'; onRetry: () => void }
  | { status: 'error'; isRetrying: boolean; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'no-match'; search: string; onReset: () => void }
  | { status: 'ready'; videos: readonly Project[]; now: number; paging: LibraryPaging };

export interface VideoAreaProps extends Pick<VideoToolbarProps, 'filters' | 'onChange' | 'view'> {
  state: MyVideosState;
  actions: ProjectActions;
  selecting: VideoSelecting;
}

/** The content of My Videos below its toolbar: cards, rows, or why there are none. */
export function VideoArea({ state, actions, selecting, view, filters, onChange }: VideoAreaProps) {
  switch (state.status) {
    case 'loading':
      return <VideoLoading onRetry={state.onRetry} />;
    case 'error':
      return (
        <ErrorState
          title={projectMessages.loadListFailed}
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        />
      );
    case 'empty':
      return <VideoEmpty />;
    case 'no-match':
      return <VideoNoMatch search={state.search} onReset={state.onReset} />;
    case 'ready': {
      const { videos, now, paging } = state;
      const { selection, select, watchShift } = selecting;
      const ids = videos.map(({ id }) => id);
      const list = {
        ...{ videos, now, actions, selection },
        onSelect: (next: typeof selection) => select(ids, next),
      };
      return (
        <div onPointerDownCapture={watchShift}>
          <Stack gap={6}>
            {view === 'list' ? (
              <VideoTable {...list} sort={filters.sort} onSort={(sort) => onChange({ sort })} />
            ) : (
              <VideoGrid {...list} />
            )}
            <LibraryFoot noun="video" shown={videos.length} {...paging} />
          </Stack>
        </div>
      );
    }
  }
}
