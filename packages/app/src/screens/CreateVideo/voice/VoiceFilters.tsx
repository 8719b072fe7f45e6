import {
  SegmentedControl,
  Select,
  ToggleButton,
  VisuallyHidden,
  type VoiceLayout,
} from '@lectern/ui';
import { GalleryHorizontal, Heart, LayoutGrid } from 'lucide-react';
import * as styles from '../CreateVideo.css.ts';
import type { VoiceFilter } from './voiceFilter.ts';
import { layout as layoutStyle } from './VoiceStep.css.ts';

export interface VoiceFiltersProps {
  filter: VoiceFilter;
  genders: readonly { id: string; label: string }[];
  accents: readonly { id: string; label: string }[];
  languages: readonly { id: string; label: string }[];
  onFilterChange: (filter: VoiceFilter) => void;
  layout: VoiceLayout;
  onLayoutChange: (layout: VoiceLayout) => void;
}

const LAYOUTS = [
  { id: 'grid', label: <VisuallyHidden>Grid</VisuallyHidden>, icon: LayoutGrid },
  { id: 'row', label: <VisuallyHidden>Row</VisuallyHidden>, icon: GalleryHorizontal },
] as const;

const ANY = 'any';

/** Filters the voices by language, gender, accent and favourites. */
export function VoiceFilters({
  filter,
  genders,
  accents,
  languages,
  onFilterChange,
  layout,
  onLayoutChange,
}: VoiceFiltersProps) {
  const change = (changes: Partial<VoiceFilter>) => onFilterChange({ ...filter, ...changes });
  return (
    <div className={styles.filters} role="group" aria-label="Filter voices">
      {languages.length > 1 && (
        <div className={styles.filter}>
          <Select
            label="Language"
            isLabelHidden
            items={[{ id: ANY, label: 'All languages' }, ...languages]}
            selectedKey={filter.language ?? ANY}
            onSelectionChange={(id) => change({ language: id === ANY ? null : id })}
          />
        </div>
      )}
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
      <div className={layoutStyle}>
        <SegmentedControl
          label="Layout of the voices"
          items={LAYOUTS}
          selectedKey={layout}
          onSelectionChange={onLayoutChange}
        />
      </div>
    </div>
  );
}
