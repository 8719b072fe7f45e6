import { Inline, Select, ToggleButton } from '@lectern/ui';
import { Heart } from 'lucide-react';
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
    <Inline gap={3} alignItems="end" role="group" aria-label="Filter voices">
      <Select
        label="Gender"
        isLabelHidden
        items={[{ id: ANY, label: 'All genders' }, ...genders]}
        selectedKey={filter.gender ?? ANY}
        onSelectionChange={(id) => change({ gender: id === ANY ? null : id })}
      />
      <Select
        label="Accent"
        isLabelHidden
        items={[{ id: ANY, label: 'All accents' }, ...accents]}
        selectedKey={filter.accent ?? ANY}
        onSelectionChange={(id) => change({ accent: id === ANY ? null : id })}
      />
      <ToggleButton
        icon={Heart}
        isSelected={filter.favouritesOnly}
        onChange={(favouritesOnly) => change({ favouritesOnly })}
      >
        Favourites
      </ToggleButton>
    </Inline>
  );
}
