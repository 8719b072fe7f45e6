import { Select, ToggleButton } from '@lectern/ui';
import { Bookmark } from 'lucide-react';
import { AGES, GENDERS } from '../../../avatars/choices.ts';
import * as styles from '../CreateVideo.css.ts';
import type { AvatarFilter } from './avatarFilter.ts';

export interface AvatarFiltersProps {
  filter: AvatarFilter;
  onFilterChange: (filter: AvatarFilter) => void;
}

const ANY = 'any';

/** Filters the avatars by gender, age, and whether the user saved them. */
export function AvatarFilters({ filter, onFilterChange }: AvatarFiltersProps) {
  const change = (changes: Partial<AvatarFilter>) => onFilterChange({ ...filter, ...changes });
  return (
    <div className={styles.filters} role="group" aria-label="Filter presenters">
      <div className={styles.filter}>
        <Select
          label="Gender"
          isLabelHidden
          items={[{ id: ANY, label: 'All genders' }, ...GENDERS]}
          selectedKey={GENDERS.find(({ id }) => id === filter.gender)?.id ?? ANY}
          onSelectionChange={(id) => change({ gender: id === ANY ? null : id })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Age"
          isLabelHidden
          items={[{ id: ANY, label: 'All ages' }, ...AGES]}
          selectedKey={AGES.find(({ id }) => id === filter.age)?.id ?? ANY}
          onSelectionChange={(id) => change({ age: id === ANY ? null : id })}
        />
      </div>
      <ToggleButton
        icon={Bookmark}
        isSelected={filter.savedOnly}
        onChange={(savedOnly) => change({ savedOnly })}
      >
        Saved
      </ToggleButton>
    </div>
  );
}
