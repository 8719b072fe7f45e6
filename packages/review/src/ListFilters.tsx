import { Inline, Select } from '@lectern/ui';
import type { Change } from './changes.ts';
import { type Filters, widthsOf } from './filters.ts';

const THEMES = [
  { id: 'both', label: 'Both themes' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

interface ListFiltersProps {
  changes: readonly Change[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Filters the list by theme and width. A filter with a single value is not shown. */
export function ListFilters({ changes, filters, onChange }: ListFiltersProps) {
  const widths = widthsOf(changes);
  const themes = new Set(changes.map(({ theme }) => theme));
  return (
    <Inline gap={3} flexWrap="wrap">
      {themes.size > 1 && (
        <Select<Filters['theme']>
          label="Theme"
          isLabelHidden
          items={THEMES}
          selectedKey={filters.theme}
          onSelectionChange={(theme) => onChange({ ...filters, theme })}
        />
      )}
      {widths.length > 1 && (
        <Select<Filters['width']>
          label="Width"
          isLabelHidden
          items={[
            { id: 'all', label: 'All widths' },
            ...widths.map((width) => ({ id: `${width}` as const, label: `${width} px` })),
          ]}
          selectedKey={filters.width}
          onSelectionChange={(width) => onChange({ ...filters, width })}
        />
      )}
    </Inline>
  );
}
