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
  /** `secondary` where left out. */
  variant?: (typeof styles.TOGGLE_BUTTON_VARIANTS)[number];
  /** That of `Button`; without words it is a square. */
  size?: ButtonProps['size'];
  /** In place of `icon` while it is on. */
  selectedIcon?: LucideIcon;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button without words needs its icon and a name; the name is its tooltip too. */
type Named =
  | { children: ReactNode; icon?: LucideIcon; 'aria-label'?: never }
  | { children?: never; icon: LucideIcon; 'aria-label': string };

export type ToggleButtonProps = ToggleButtonBase & Named;

/**
 * Something on or off for as long as it is pressed in: captions, sound. Its words stay the same,
 * whichever it is. Use `Switch` in a list of settings, `Chip` for a filter, and `SegmentedControl`
 * to choose one of two or three.
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
