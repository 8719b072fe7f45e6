import { SearchField, Select } from '@lectern/ui';
import type { VideoSort, VideoStatusFilter } from '../../paths.ts';
import type { MyVideosViewProps } from './MyVideosView.tsx';
import * as styles from './VideoToolbar.css.ts';

const STATUSES: { id: VideoStatusFilter; label: string }[] = [
  { id: 'all', label: 'All Videos' },
  { id: 'completed', label: 'Completed' },
  { id: 'processing', label: 'Processing' },
  { id: 'failed', label: 'Failed' },
  { id: 'draft', label: 'Draft' },
];

const SORTS: { id: VideoSort; label: string }[] = [
  { id: 'updated_at', label: 'Last Updated' },
  { id: 'created_at', label: 'Date Created' },
  { id: 'name', label: 'Name' },
  { id: 'progress', label: 'Progress' },
];

export type VideoToolbarProps = Pick<
  MyVideosViewProps,
  'search' | 'status' | 'sort' | 'onSearchChange' | 'onStatusChange' | 'onSortChange'
>;

/** Search, status and order of My Videos; takes effect at once. */
export function VideoToolbar({
  search,
  status,
  sort,
  onSearchChange,
  onStatusChange,
  onSortChange,
}: VideoToolbarProps) {
  return (
    <div role="search" aria-label="Videos" className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label="Search videos"
          isLabelHidden
          placeholder="Search videos..."
          value={search}
          onChange={onSearchChange}
        />
      </div>
      <div className={styles.status}>
        <Select
          label="Status"
          isLabelHidden
          items={STATUSES}
          selectedKey={status}
          onSelectionChange={onStatusChange}
        />
      </div>
      <div className={styles.sort}>
        <Select
          label="Sort by"
          isLabelHidden
          prefix="Sort by"
          items={SORTS}
          selectedKey={sort}
          onSelectionChange={onSortChange}
        />
      </div>
    </div>
  );
}
