import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from '../Button/buttonLook.tsx';

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'render'>, ButtonLook {
  /** Link target; the app's router handles its own addresses. */
  href: string;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a `Button`. It leads to another page, so it can be opened in a new tab. Use
 * `TextLink` in running text.
 */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  children,
  ...props
}: LinkButtonProps) {
  return <Link {...props} {...buttonLook({ variant, size, fullWidth, icon, iconEnd, children })} />;
}
