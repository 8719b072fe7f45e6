import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  id: Id;
  label: ReactNode;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** What is chosen, for assistive technology: 'Billing period'. */
  label: string;
  items: readonly Segment<Id>[];
  selectedKey: Id;
  onSelectionChange: (key: Id) => void;
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
