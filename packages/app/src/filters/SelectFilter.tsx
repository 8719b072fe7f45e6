import { Select, type SelectItem } from '@lectern/ui';
import * as styles from './FilterBar.css.ts';

export interface SelectFilterProps<Id extends string> {
  /** Names it, before the choice; hidden where `isNameless`. */
  label: string;
  items: readonly SelectItem<Id>[];
  /** Null shows the label in place of a choice. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** Where the choices say by themselves what they choose. */
  isNameless?: boolean;
  /** In a `FilterBar`; elsewhere it is as wide as its place. */
  width?: keyof typeof styles.select;
}

/** One choice that narrows or orders a library; takes effect at once. */
export function SelectFilter<Id extends string>({
  label,
  items,
  value,
  onChange,
  isNameless = false,
  width,
}: SelectFilterProps<Id>) {
  const select = (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      {...(isNameless ? {} : { prefix: label })}
      items={items}
      selectedKey={value}
      onSelectionChange={onChange}
    />
  );
  return width ? <div className={styles.select[width]}>{select}</div> : select;
}
