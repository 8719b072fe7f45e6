import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { buttonLook, type ButtonLook } from '../Button/buttonLook.tsx';

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'render'>, ButtonLook {
  /** Where it leads; an address of the app goes through its router. */
  href: string;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link with the look of a `Button`: it goes somewhere, so it can be opened in a new tab. Use
 * `TextLink` inside running text.
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
