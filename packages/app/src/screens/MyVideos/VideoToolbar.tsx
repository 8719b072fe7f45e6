import { type Segment, SegmentedControl, VisuallyHidden } from '@lectern/ui';
import { LayoutGrid, List } from 'lucide-react';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { SelectFilter } from '../../filters/SelectFilter.tsx';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import type { VideoSort, VideoStatusFilter } from '../../paths.ts';
import type { VideoFilters } from '../../projects/editedList.ts';
import type { VideosView } from './viewSetting.ts';

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

const VIEWS: Segment<VideosView>[] = [
  { id: 'grid', label: <VisuallyHidden>Grid</VisuallyHidden>, icon: LayoutGrid },
  { id: 'list', label: <VisuallyHidden>List</VisuallyHidden>, icon: List },
];

export interface VideoToolbarProps {
  filters: VideoFilters;
  onChange: (change: Partial<VideoFilters>) => void;
  view: VideosView;
  onView: (view: VideosView) => void;
}

/**
 * Search, status and order of My Videos. The typed text is kept here until typing pauses, so that a letter
 * re-renders only the field and not the cards.
 */
export function VideoToolbar({ filters, onChange, view, onView }: VideoToolbarProps) {
  const [text, setText] = useDelayedText(filters.search, (search) => onChange({ search }));
  return (
    <FilterBar
      label="Videos"
      view={
        <SegmentedControl
          label="View"
          items={VIEWS}
          selectedKey={view}
          onSelectionChange={onView}
        />
      }
      search={<SearchFilter noun="videos" value={text} onChange={setText} />}
    >
      <SelectFilter
        label="Status"
        isNameless
        width="short"
        items={STATUSES}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label="Sort by"
        width="long"
        items={SORTS}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}
