import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from './buttonLook.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'>, ButtonLook {
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. Use at most one `primary` button in a view. Use `LinkButton` to go to another page, and
 * `IconButton` when there is no room for a label.
 *
 * While pending it keeps its width, label and focus, and ignores presses.
 */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  children,
  ...props
}: ButtonProps) {
  const { isPending } = props;
  const look = buttonLook({ variant, size, fullWidth, icon, iconEnd, children, isPending });
  return <AriaButton {...props} {...look} />;
}
