import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import * as styles from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'render'>, styles.ButtonVariants {
  href: string;
  children: ReactNode;
  /** Before the words. */
  icon?: LucideIcon;
  /** After the words; mirrored where text runs from right to left. */
  iconEnd?: LucideIcon;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link with the look of a `Button`: it goes somewhere, so it can be opened in a new tab. Use
 * `TextLink` inside running text.
 */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  iconEnd,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      {...props}
      className={`${styles.surface({ variant, size })} ${styles.label({ size, fullWidth })}`}
    >
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
