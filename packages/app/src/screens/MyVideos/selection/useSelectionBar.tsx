import type { ReactNode } from 'react';
import type { VideoList } from '../../../projects/useVideoList.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useDeleteMany } from './useDeleteMany.ts';
import type { VideoSelecting } from './useVideoSelection.ts';
import { useZip } from './useZip.ts';
import { isSelecting, selectedOf } from './videoSelection.ts';

/** The bar for the selected videos; null while none is selected. */
export function useSelectionBar(
  { items: videos = [], paging, removeMany }: VideoList,
  { selection, select, clear }: VideoSelecting,
): ReactNode {
  const zip = useZip();
  const deleteMany = useDeleteMany(removeMany);
  const selected = selectedOf(videos, selection);
  if (!isSelecting(selection) || selected.length === 0) return null;
  return (
    <SelectionBar
      videos={selected}
      total={paging.total ?? (paging.hasMore ? null : videos.length)}
      isLoadingRest={selection === 'all' && paging.hasMore && paging.failure === null}
      zip={zip.progress}
      onSelectAll={() => select([], 'all')}
      onClear={clear}
      onZip={() => zip.save(selected)}
      onCancelZip={zip.cancel}
      onDelete={() => void deleteMany(selected).then((isDeleted) => isDeleted && clear())}
    />
  );
}
