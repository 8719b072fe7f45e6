import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Pending } from './Pending.tsx';
import * as styles from './Button.css.ts';

/** Props that `Button` and `LinkButton` share. */
export interface ButtonLook extends styles.ButtonVariants {
  /** The words: a verb and its object. */
  children: ReactNode;
  /** Before the words. */
  icon?: LucideIcon;
  /** After the words; mirrored where text runs from right to left. */
  iconEnd?: LucideIcon;
}

/** The class and the content of anything that looks like a button with words. */
export function buttonLook({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  iconEnd,
  children,
  isPending,
}: ButtonLook & { isPending?: boolean }) {
  // A button with `isPending`, even false, needs room for its spinner.
  const mayWait = isPending !== undefined && !icon && !fullWidth;
  const keepsRoom = mayWait ? (isPending ? 'spinner' : 'rest') : undefined;
  return {
    className: `${styles.surface({ variant, size })} ${styles.label({ size, fullWidth, keepsRoom })}`,
    children: (
      <>
        {isPending ? (
          // Small buttons have 14 px beside their words.
          <Pending size={size === 'sm' && !icon ? 'xs' : 'sm'} />
        ) : (
          icon && <Icon icon={icon} size={size} />
        )}
        {children}
        {iconEnd && <Icon icon={iconEnd} size={size} isDirectional />}
      </>
    ),
  };
}
