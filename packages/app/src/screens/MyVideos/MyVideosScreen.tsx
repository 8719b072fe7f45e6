import type { MenuEntry } from '@lectern/ui';
import { Table2 } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useVideoTables } from '../../backend/embeddedParts.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { useNow } from '../../lib/useNow.ts';
import { type Retry, useRetry } from '../../lib/calls/useRetry.ts';
import { paths } from '../../paths.ts';
import { leaveDropped } from '../../projectFiles/droppedFiles.ts';
import { FileDrop } from '../../projectFiles/FileDrop.tsx';
import { ImportMenu } from '../../projectFiles/ImportMenu.tsx';
import { isTableFile } from '../../projectFiles/isTableFile.ts';
import { RefusedFiles } from '../../projectFiles/RefusedFiles.tsx';
import { useOpenFiles } from '../../projectFiles/useOpenFiles.tsx';
import type { VideoFilters } from '../../projects/editedList.ts';
import { useProjectActions } from '../../projects/useProjectActions.tsx';
import { useVideoList, type VideoList } from '../../projects/useVideoList.ts';
import { useSetting } from '../../settings/useSetting.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { MyVideosView } from './MyVideosView.tsx';
import { useSelectionBar } from './selection/useSelectionBar.tsx';
import { useVideoSelection } from './selection/useVideoSelection.ts';
import type { MyVideosState } from './VideoArea.tsx';
import { viewSetting } from './viewSetting.ts';
import { readVideoFilters } from './videoFilters.ts';

function viewState(
  list: VideoList,
  { search, status }: VideoFilters,
  { now, isRetrying, onRetry, onReset }: Retry & { now: number; onReset: () => void },
): MyVideosState {
  const { items: videos, paging } = list;
  if (list.hasFailed) return { status: 'error', isRetrying, onRetry };
  if (!videos) return { status: 'loading', onRetry };
  if (videos.length > 0) return { status: 'ready', videos, now, paging };
  const isFiltered = search.trim() !== '' || status !== 'all';
  return isFiltered ? { status: 'no-match', search: search.trim(), onReset } : { status: 'empty' };
}

/** My Videos: all of the user's projects, with the filters kept in the URL. */
export function MyVideosScreen() {
  const heading = usePageHeading('My Videos');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = readVideoFilters(query);
  const [view, onView] = useSetting(viewSetting);
  const selecting = useVideoSelection(`${filters.status} ${filters.search}`);
  const list = useVideoList(filters, { isWhole: selecting.selection === 'all' });
  const now = useNow();
  const { isRetrying, onRetry } = useRetry(list.refresh);

  // Replaces the entry: Back leaves the page instead of undoing each letter.
  const show = (change: Partial<VideoFilters>) =>
    void navigate(paths.videos({ ...filters, ...change }), { replace: true });

  const { actions, dialogs } = useProjectActions({
    rename: list.rename,
    remove: list.remove,
    focusAfterDeletion: heading,
  });

  const selectionBar = useSelectionBar(list, selecting);
  const files = useOpenFiles();

  const tables = useVideoTables();
  const tableImport: MenuEntry[] = tables
    ? [
        {
          id: 'table',
          label: 'Table of videos',
          description: 'One video a row, .csv with a project file',
          icon: Table2,
          href: paths.videosFromTable(),
        },
      ]
    : [];

  /** A table is set up on its own page, together with a project file dropped with it. */
  function take(dropped: readonly File[]): void {
    if (!tables || !dropped.some(isTableFile)) {
      files.open(dropped);
      return;
    }
    leaveDropped(dropped);
    void navigate(paths.videosFromTable());
  }

  return (
    <>
      <MyVideosView
        headingRef={heading}
        importMenu={<ImportMenu onProjectFile={files.choose} others={tableImport} />}
        notice={<RefusedFiles {...files} />}
        selectionBar={selectionBar}
        selecting={selecting}
        filters={filters}
        view={view}
        onView={(next) => void onView(next)}
        onChange={show}
        actions={actions}
        state={viewState(list, filters, {
          now,
          isRetrying,
          onRetry,
          onReset: () => show({ search: '', status: 'all' }),
        })}
      />
      {dialogs}
      {files.picker}
      <FileDrop
        hint={
          tables
            ? 'Project files (.lectern.json) and tables (.csv)'
            : 'Project files (.lectern.json)'
        }
        onDrop={take}
      />
    </>
  );
}
