import { Select, ToggleButton } from '@lectern/ui';
import { Bookmark } from 'lucide-react';
import * as styles from '../CreateVideo.css.ts';
import type { AvatarFilter } from './avatarFilter.ts';

export interface AvatarFiltersProps {
  filter: AvatarFilter;
  onFilterChange: (filter: AvatarFilter) => void;
}

const ANY = 'any';
const GENDERS = [
  { id: ANY, label: 'All genders' },
  { id: 'female', label: 'Female' },
  { id: 'male', label: 'Male' },
] as const;
const AGES = [
  { id: ANY, label: 'All ages' },
  { id: '18-24', label: '18–24' },
  { id: '25-34', label: '25–34' },
  { id: '35-44', label: '35–44' },
  { id: '45-54', label: '45–54' },
  { id: '55+', label: '55+' },
] as const;

/** Gender, age and own ones of the avatars that show. */
export function AvatarFilters({ filter, onFilterChange }: AvatarFiltersProps) {
  const change = (changes: Partial<AvatarFilter>) => onFilterChange({ ...filter, ...changes });
  return (
    <div className={styles.filters} role="group" aria-label="Filter presenters">
      <div className={styles.filter}>
        <Select
          label="Gender"
          isLabelHidden
          items={GENDERS}
          selectedKey={GENDERS.find(({ id }) => id === filter.gender)?.id ?? ANY}
          onSelectionChange={(id) => change({ gender: id === ANY ? null : id })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Age"
          isLabelHidden
          items={AGES}
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
