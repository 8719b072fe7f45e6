import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './Select.css.ts';

export interface SelectItem<Id extends string> {
  id: Id;
  /** Its text; the `id` where that is empty. */
  label: string;
  /** Shown, but not to be chosen. */
  isDisabled?: boolean;
}

/** An option of a `Select` or `ComboBox`, with a tick where it is chosen. */
export function selectOption({ id, label, isDisabled }: SelectItem<string>) {
  // Its id where it has no words, because an empty option has no name.
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
