import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  id: Id;
  /** One word, perhaps with a note after it. */
  label: ReactNode;
  /** Before the words. */
  icon?: LucideIcon;
  /** This one cannot be chosen. */
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Its name for assistive technology: 'Billing period'. */
  label: string;
  /** Two or three. */
  items: readonly Segment<Id>[];
  /** The `id` of the selected segment; there always is one. */
  selectedKey: Id;
  /** Called with the `id` of the one that is pressed. */
  onSelectionChange: (key: Id) => void;
  /** None can be chosen. */
  isDisabled?: boolean;
}

/** A choice between two or three views of the same thing. Use `Tabs` to go between contents. */
export function SegmentedControl<Id extends string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  isDisabled,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[selectedKey]}
      onSelectionChange={(keys) => {
        const chosen = items.find((item) => keys.has(item.id));
        if (chosen) onSelectionChange(chosen.id);
      }}
      className={styles.group}
    >
      {items.map((item) => (
        <ToggleButton
          key={item.id}
          id={item.id}
          isDisabled={item.isDisabled}
          className={styles.segment}
        >
          {item.icon && <Icon icon={item.icon} size="sm" />}
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
