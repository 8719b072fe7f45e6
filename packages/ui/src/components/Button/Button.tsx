import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'>,
    styles.ButtonVariants {
  children: ReactNode;
  /** Before the words. */
  icon?: LucideIcon;
  /** After the words; mirrored where text runs from right to left. */
  iconEnd?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. At most one `primary` in a view. Use `LinkButton` to go to another page, and
 * `IconButton` when there is no room for words.
 *
 * While pending it keeps its width, its words and the focus, and ignores presses.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  iconEnd,
  children,
  ...props
}: ButtonProps) {
  const makesRoom = props.isPending && !icon && !fullWidth;
  return (
    <AriaButton
      {...props}
      className={`${styles.surface({ variant, size })} ${styles.label({ size, fullWidth, makesRoom })}`}
    >
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd} isPending={props.isPending}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
