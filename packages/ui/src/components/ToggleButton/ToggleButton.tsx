import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import { buttonLook } from '../Button/buttonLook.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import { shape } from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './ToggleButton.css.ts';

interface ToggleButtonBase extends Omit<
  AriaToggleButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** `secondary` by default. */
  variant?: (typeof styles.TOGGLE_BUTTON_VARIANTS)[number];
  /** The size of a `Button`; without a label the button is square. */
  size?: ButtonProps['size'];
  /** Replaces `icon` while the button is on. */
  selectedIcon?: LucideIcon;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button without a label needs an icon and a name, which is also its tooltip. */
type Named =
  | { children: ReactNode; icon?: LucideIcon; 'aria-label'?: never }
  | { children?: never; icon: LucideIcon; 'aria-label': string };

export type ToggleButtonProps = ToggleButtonBase & Named;

/**
 * Turns something on while it is pressed in, and off otherwise: captions, sound. Its label is the same in
 * both states. Use `Switch` in a list of settings, `Chip` for a filter, and `SegmentedControl` to choose
 * one of two or three.
 */
export function ToggleButton({
  variant = 'secondary',
  size = 'md',
  icon,
  selectedIcon = icon,
  children,
  ...props
}: ToggleButtonProps) {
  const label = props['aria-label'];
  const look = (isSelected: boolean) =>
    buttonLook({ variant, size, icon: isSelected ? selectedIcon : icon, children });
  const square = label === undefined ? '' : ` ${shape({ size })}`;
  const button = (
    <AriaToggleButton
      {...props}
      className={({ isSelected }) => `${look(isSelected).className}${square} ${styles.toggle}`}
    >
      {({ isSelected }) => look(isSelected).children}
    </AriaToggleButton>
  );
  return label === undefined ? button : <Tooltip content={label}>{button}</Tooltip>;
}
