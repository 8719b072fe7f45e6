import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** One or two words. */
  children: ReactNode;
  /** Called on press. A filter calls it too: its state belongs to the caller. */
  onPress: () => void;
  /** Shown before the label; a tick replaces it while selected. */
  icon?: LucideIcon;
  /** Set for a filter, which is on or off; omit for a suggestion, which is simply pressed. */
  isSelected?: boolean;
  /** Disables the chip: it cannot be pressed or focused. */
  isDisabled?: boolean;
}

/** A small pill to press, such as a filter or a suggestion. Use `Tag` for a word that cannot be pressed. */
export function Chip({ children, onPress, icon, isSelected, isDisabled }: ChipProps) {
  if (isSelected === undefined) {
    return (
      <Button className={styles.chip} onPress={onPress} isDisabled={isDisabled}>
        {icon && <Icon icon={icon} size="sm" />}
        {children}
      </Button>
    );
  }
  const mark = isSelected ? Check : icon;
  return (
    <ToggleButton
      className={styles.chip}
      isSelected={isSelected}
      onChange={onPress}
      isDisabled={isDisabled}
    >
      {mark && <Icon icon={mark} size="sm" />}
      {children}
    </ToggleButton>
  );
}
