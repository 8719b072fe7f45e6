import { Select, type SelectItem } from '@lectern/ui';
import * as styles from './FilterBar.css.ts';

export interface SelectFilterProps<Id extends string> {
  /** Label before the choice; hidden if `isNameless`. */
  label: string;
  items: readonly SelectItem<Id>[];
  /** Null shows the label instead of a choice. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** For choices that are clear without the label. */
  isNameless?: boolean;
  /** In a `FilterBar`; elsewhere it fills its container. */
  width?: keyof typeof styles.select;
}

/** A select that filters or sorts a library; takes effect at once. */
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
