import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './Select.css.ts';

export interface SelectItem<Id extends string> {
  id: Id;
  /** Label of the option; the `id` is shown if it is empty. */
  label: string;
  /** Shows the option, but it cannot be selected. */
  isDisabled?: boolean;
}

/** Renders an option of a `Select` or `ComboBox`, with a tick if it is selected. */
export function selectOption({ id, label, isDisabled }: SelectItem<string>) {
  // Falls back to the id, because an empty option would have no accessible name.
  const words = label.trim() === '' ? id : label;
  return (
    <ListBoxItem
      textValue={words}
      isDisabled={isDisabled}
      className={`${menu.item()} ${styles.option}`}
    >
      {({ isSelected }) => (
        <>
          <span dir="auto" className={menu.itemLabel}>
            {words}
          </span>
          {isSelected && (
            <span className={styles.tick}>
              <Icon icon={Check} size="sm" />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
