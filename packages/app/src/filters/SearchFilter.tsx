import { SearchField } from '@lectern/ui';

export interface SearchFilterProps {
  /** Plural of what is searched: 'videos'. */
  noun: string;
  /** What is in the field, perhaps not yet searched for. */
  value: string;
  onChange: (text: string) => void;
}

/** The search of a library, named by its placeholder. */
export function SearchFilter({ noun, value, onChange }: SearchFilterProps) {
  return (
    <SearchField
      label={`Search ${noun}`}
      isLabelHidden
      placeholder={`Search ${noun}...`}
      value={value}
      onChange={onChange}
    />
  );
}
