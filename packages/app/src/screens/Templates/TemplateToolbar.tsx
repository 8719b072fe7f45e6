import { FilterBar } from '../../filters/FilterBar.tsx';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { SelectFilter } from '../../filters/SelectFilter.tsx';
import { TEMPLATE_CATEGORIES, TEMPLATE_DURATIONS } from '../../templates/template.ts';
import type { TemplateFilters } from './templateFilters.ts';

const CATEGORIES: { id: TemplateFilters['category']; label: string }[] = [
  { id: 'all', label: 'All' },
  ...TEMPLATE_CATEGORIES.map((id) => ({ id, label: id })),
];

const DURATIONS: { id: TemplateFilters['duration']; label: string }[] = [
  { id: 'all', label: 'All' },
  ...TEMPLATE_DURATIONS.map((id) => ({ id, label: `${id} minutes` })),
];

export interface TemplateToolbarProps {
  /** The text in the search field, which may not have been searched for yet. */
  search: string;
  filters: TemplateFilters;
  onSearchChange: (search: string) => void;
  onChange: (change: Partial<TemplateFilters>) => void;
}

/** Search, category and duration of the templates; changes apply at once. */
export function TemplateToolbar({
  search,
  filters,
  onSearchChange,
  onChange,
}: TemplateToolbarProps) {
  return (
    <FilterBar
      label="Templates"
      search={<SearchFilter noun="templates" value={search} onChange={onSearchChange} />}
    >
      <SelectFilter
        label="Category"
        width="medium"
        items={CATEGORIES}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <SelectFilter
        label="Duration"
        width="medium"
        items={DURATIONS}
        value={filters.duration}
        onChange={(duration) => onChange({ duration })}
      />
    </FilterBar>
  );
}
