import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Pending } from './Pending.tsx';
import * as styles from './Button.css.ts';

/** The props that `Button` and `LinkButton` share. */
export interface ButtonLook extends styles.ButtonVariants {
  /** The label: a verb and its object. */
  children: ReactNode;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Shown after the label; mirrored in right-to-left text. */
  iconEnd?: LucideIcon;
}

/** Returns the class and the content of anything that looks like a button with a label. */
export function buttonLook({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  iconEnd,
  children,
  isPending,
}: ButtonLook & { isPending?: boolean }) {
  // A button with `isPending`, even when false, reserves room for its spinner.
  const mayWait = isPending !== undefined && !icon && !fullWidth;
  const keepsRoom = mayWait ? (isPending ? 'spinner' : 'rest') : undefined;
  return {
    className: `${styles.surface({ variant, size })} ${styles.label({ size, fullWidth, keepsRoom })}`,
    children: (
      <>
        {isPending ? (
          // Small buttons have room for 14 px next to their label.
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
