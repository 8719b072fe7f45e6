import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  id: Id;
  /** One word, optionally followed by a note. */
  label: ReactNode;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Whether this segment cannot be selected. */
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name: 'Billing period'. */
  label: string;
  /** Two or three segments. */
  items: readonly Segment<Id>[];
  /** The `id` of the selected segment; one is always selected. */
  selectedKey: Id;
  /** Called with the `id` of the pressed segment. */
  onSelectionChange: (key: Id) => void;
  /** Whether no segment can be selected. */
  isDisabled?: boolean;
}

/** Switches between two or three views of the same content. Use `Tabs` to switch between contents. */
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
