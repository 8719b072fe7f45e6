import {
  Badge,
  Button,
  Disclosure,
  SearchField,
  SegmentedControl,
  Select,
  type SelectItem,
  Switch,
} from '@lectern/ui';
import { Globe, Lock } from 'lucide-react';
import {
  AGES,
  type AvatarFilters,
  countMoreFilters,
  GENDERS,
  LOCATIONS,
  SORTS,
  STYLES,
} from './avatarFilters.ts';
import type { AvatarsViewProps } from './AvatarsView.tsx';
import * as styles from './Avatars.css.ts';

export type AvatarToolbarProps = Pick<
  AvatarsViewProps,
  'filters' | 'onSearchChange' | 'onFiltersChange' | 'onReset'
>;

const ANY = 'any';

interface FilterSelectProps {
  label: string;
  /** The first one: 'Any age'. */
  anyLabel: string;
  options: readonly SelectItem<string>[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One filter; without a value it shows its name. */
function FilterSelect({ label, anyLabel, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      items={[{ id: ANY, label: anyLabel }, ...options]}
      selectedKey={value}
      onSelectionChange={(id) => onChange(id === ANY ? null : id)}
    />
  );
}

function MoreFilters({
  filters,
  onFiltersChange,
}: Pick<AvatarToolbarProps, 'filters' | 'onFiltersChange'>) {
  const count = countMoreFilters(filters);
  return (
    <Disclosure
      title={
        <>
          More filters {count > 0 && <Badge>{count === 1 ? '1 active' : `${count} active`}</Badge>}
        </>
      }
      variant="plain"
      level={2}
      // A filter from the URL must not be hidden.
      defaultExpanded={count > 0}
    >
      <div className={styles.more}>
        <div className={styles.select}>
          <FilterSelect
            label="Location"
            anyLabel="Any location"
            options={LOCATIONS}
            value={filters.location}
            onChange={(location) => onFiltersChange({ location })}
          />
        </div>
        <div className={styles.select}>
          <FilterSelect
            label="Style"
            anyLabel="Any style"
            options={STYLES}
            value={filters.style}
            onChange={(style) => onFiltersChange({ style })}
          />
        </div>
        <Switch
          isSelected={filters.saved}
          onChange={(saved) => onFiltersChange(saved ? { saved, view: 'mine' } : { saved })}
        >
          Saved only
        </Switch>
      </div>
    </Disclosure>
  );
}

const VIEWS: readonly { id: AvatarFilters['view']; label: string; icon: typeof Globe }[] = [
  { id: 'public', label: 'Public', icon: Globe },
  { id: 'mine', label: 'My Avatars', icon: Lock },
];

/** Search, filters, whose avatars, and their order; takes effect at once. */
export function AvatarToolbar({
  filters,
  onSearchChange,
  onFiltersChange,
  onReset,
}: AvatarToolbarProps) {
  return (
    <div role="search" aria-label="Avatars">
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label="Search avatars"
            isLabelHidden
            placeholder="Search avatars..."
            value={filters.search}
            onChange={onSearchChange}
          />
        </div>
        <div className={styles.gender}>
          <FilterSelect
            label="Gender"
            anyLabel="Any gender"
            options={GENDERS}
            value={filters.gender}
            onChange={(gender) => onFiltersChange({ gender })}
          />
        </div>
        <div className={styles.age}>
          <FilterSelect
            label="Age"
            anyLabel="Any age"
            options={AGES}
            value={filters.age}
            onChange={(age) => onFiltersChange({ age })}
          />
        </div>
        <div className={styles.reset}>
          <Button variant="ghost" onPress={onReset}>
            Reset Filters
          </Button>
        </div>
        <div className={styles.view}>
          <SegmentedControl
            label="Whose avatars"
            items={VIEWS}
            selectedKey={filters.view}
            onSelectionChange={(view) => onFiltersChange({ view, saved: false })}
          />
        </div>
        <div className={styles.sort}>
          <Select
            label="Sort by"
            isLabelHidden
            items={SORTS}
            selectedKey={filters.sort}
            onSelectionChange={(sort) => onFiltersChange({ sort })}
          />
        </div>
      </div>
      <MoreFilters filters={filters} onFiltersChange={onFiltersChange} />
    </div>
  );
}
