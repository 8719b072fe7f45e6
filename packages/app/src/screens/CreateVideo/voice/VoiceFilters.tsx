import { Select, ToggleButton } from '@lectern/ui';
import { Heart } from 'lucide-react';
import * as styles from '../CreateVideo.css.ts';
import type { VoiceFilter } from './voiceFilter.ts';

export interface VoiceFiltersProps {
  filter: VoiceFilter;
  genders: readonly { id: string; label: string }[];
  accents: readonly { id: string; label: string }[];
  onFilterChange: (filter: VoiceFilter) => void;
}

const ANY = 'any';

/** Gender, accent and favourites of the voices that show. */
export function VoiceFilters({ filter, genders, accents, onFilterChange }: VoiceFiltersProps) {
  const change = (changes: Partial<VoiceFilter>) => onFilterChange({ ...filter, ...changes });
  return (
    <div className={styles.filters} role="group" aria-label="Filter voices">
      <div className={styles.filter}>
        <Select
          label="Gender"
          isLabelHidden
          items={[{ id: ANY, label: 'All genders' }, ...genders]}
          selectedKey={filter.gender ?? ANY}
          onSelectionChange={(id) => change({ gender: id === ANY ? null : id })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Accent"
          isLabelHidden
          items={[{ id: ANY, label: 'All accents' }, ...accents]}
          selectedKey={filter.accent ?? ANY}
          onSelectionChange={(id) => change({ accent: id === ANY ? null : id })}
        />
      </div>
      <ToggleButton
        icon={Heart}
        isSelected={filter.favouritesOnly}
        onChange={(favouritesOnly) => change({ favouritesOnly })}
      >
        Favorites
      </ToggleButton>
    </div>
  );
}
