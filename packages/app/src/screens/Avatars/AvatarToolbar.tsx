import { Button, IconButton, SegmentedControl, Switch } from '@lectern/ui';
import { Globe, Lock, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchFilter } from '../../filters/SearchFilter.tsx';
import { SelectFilter } from '../../filters/SelectFilter.tsx';
import { type AvatarFilters, CHOICES, countMoreFilters, SORTS } from './avatarFilters.ts';
import * as styles from './Avatars.css.ts';

export interface AvatarToolbarProps {
  /** `search` is the field's current text, which may not have been searched for yet. */
  filters: AvatarFilters;
  onSearchChange: (search: string) => void;
  onFiltersChange: (change: Partial<AvatarFilters>) => void;
  onReset: () => void;
}

const ANY = 'any';

interface ChoiceProps extends Pick<AvatarToolbarProps, 'filters' | 'onFiltersChange'> {
  name: keyof typeof CHOICES;
}

/** An optional filter; shows its name while unset. */
function Choice({ name, filters, onFiltersChange }: ChoiceProps) {
  const { label, anyLabel, options } = CHOICES[name];
  return (
    <SelectFilter<string>
      label={label}
      isNameless
      items={[{ id: ANY, label: anyLabel }, ...options]}
      value={filters[name]}
      onChange={(id) => onFiltersChange({ [name]: id === ANY ? null : id })}
    />
  );
}

/** Rarely used filters, below the main row. */
function MoreFilters({
  filters,
  onFiltersChange,
}: Pick<AvatarToolbarProps, 'filters' | 'onFiltersChange'>) {
  const choice = { filters, onFiltersChange };
  return (
    <>
      <div className={styles.select}>
        <Choice name="location" {...choice} />
      </div>
      <div className={styles.select}>
        <Choice name="style" {...choice} />
      </div>
      <Switch
        isSelected={filters.saved}
        onChange={(saved) => onFiltersChange(saved ? { saved, view: 'mine' } : { saved })}
      >
        Saved only
      </Switch>
    </>
  );
}

const VIEWS: readonly { id: AvatarFilters['view']; label: string; icon: typeof Globe }[] = [
  { id: 'public', label: 'Public', icon: Globe },
  { id: 'mine', label: 'My Avatars', icon: Lock },
];

/** Search, filters, ownership and order; changes apply at once. */
export function AvatarToolbar({
  filters,
  onSearchChange,
  onFiltersChange,
  onReset,
}: AvatarToolbarProps) {
  const choice = { filters, onFiltersChange };
  const moreId = useId();
  const count = countMoreFilters(filters);
  // A filter from the URL must not be hidden.
  const [isExpanded, setExpanded] = useState(count > 0);
  return (
    <div role="search" aria-label="Avatars">
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchFilter noun="avatars" value={filters.search} onChange={onSearchChange} />
        </div>
        <div className={styles.gender}>
          <Choice name="gender" {...choice} />
        </div>
        <div className={styles.age}>
          <Choice name="age" {...choice} />
        </div>
        <IconButton
          icon={SlidersHorizontal}
          variant="secondary"
          aria-label={count > 0 ? `More filters, ${count} active` : 'More filters'}
          aria-expanded={isExpanded}
          aria-controls={moreId}
          onPress={() => setExpanded(!isExpanded)}
        />
        <div className={styles.reset}>
          <Button variant="ghost" size="sm" onPress={onReset}>
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
          <SelectFilter
            label="Sort by"
            isNameless
            items={SORTS}
            value={filters.sort}
            onChange={(sort) => onFiltersChange({ sort })}
          />
        </div>
      </div>
      <div
        id={moreId}
        role="group"
        aria-label="More filters"
        className={styles.more}
        hidden={!isExpanded}
      >
        <MoreFilters {...choice} />
      </div>
    </div>
  );
}
