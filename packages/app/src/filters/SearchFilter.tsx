import { SearchField } from '@lectern/ui';

export interface SearchFilterProps {
  /** Plural of what is searched: 'videos'. */
  noun: string;
  /** Current text of the field, possibly not yet searched for. */
  value: string;
  onChange: (text: string) => void;
}

/** The search field of a library, named by its placeholder. */
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
