import { SearchField, Select } from '@lectern/ui';
import { TEMPLATE_CATEGORIES, TEMPLATE_DURATIONS } from '../../templates/template.ts';
import type { TemplateFilters } from './templateFilters.ts';
import * as styles from './TemplateToolbar.css.ts';

const CATEGORIES: { id: TemplateFilters['category']; label: string }[] = [
  { id: 'all', label: 'All' },
  ...TEMPLATE_CATEGORIES.map((id) => ({ id, label: id })),
];

const DURATIONS: { id: TemplateFilters['duration']; label: string }[] = [
  { id: 'all', label: 'All' },
  ...TEMPLATE_DURATIONS.map((id) => ({ id, label: `${id} minutes` })),
];

export interface TemplateToolbarProps {
  /** What is in the search field, perhaps not yet searched for. */
  search: string;
  filters: TemplateFilters;
  onSearchChange: (search: string) => void;
  onChange: (change: Partial<TemplateFilters>) => void;
}

/** Search, category and duration of the templates; takes effect at once. */
export function TemplateToolbar({
  search,
  filters,
  onSearchChange,
  onChange,
}: TemplateToolbarProps) {
  return (
    <div role="search" aria-label="Templates" className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label="Search templates"
          isLabelHidden
          placeholder="Search templates..."
          value={search}
          onChange={onSearchChange}
        />
      </div>
      <div className={styles.select}>
        <Select
          label="Category"
          isLabelHidden
          prefix="Category"
          items={CATEGORIES}
          selectedKey={filters.category}
          onSelectionChange={(category) => onChange({ category })}
        />
      </div>
      <div className={styles.select}>
        <Select
          label="Duration"
          isLabelHidden
          prefix="Duration"
          items={DURATIONS}
          selectedKey={filters.duration}
          onSelectionChange={(duration) => onChange({ duration })}
        />
      </div>
    </div>
  );
}
