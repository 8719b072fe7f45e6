import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** One or two words. */
  children: ReactNode;
  /** Also called for a filter, whose state belongs to the caller. */
  onPress: () => void;
  /** Before the words; a tick takes its place while selected. */
  icon?: LucideIcon;
  /** Set for a filter that is on or off; leave out for a suggestion that is simply pressed. */
  isSelected?: boolean;
  /** Cannot be pressed or focused. */
  isDisabled?: boolean;
}

/** A small pill to press: a filter, a suggestion. Use `Tag` for a word that cannot be pressed. */
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
