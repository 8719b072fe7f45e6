import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { BUTTON_SIZES } from './Button.css.ts';

interface ButtonContentProps {
  children: ReactNode;
  size: (typeof BUTTON_SIZES)[number];
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  isPending?: boolean;
}

/** What stands inside `Button` and `LinkButton`: words with an icon, or a spinner in its place. */
export function ButtonContent({ children, size, icon, iconEnd, isPending }: ButtonContentProps) {
  return (
    <>
      {isPending ? (
        // Small buttons have room for 14 px beside their words.
        <Spinner label="Please wait" size={size === 'sm' && !icon ? 'xs' : 'sm'} />
      ) : (
        icon && <Icon icon={icon} size={size} />
      )}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={size} isDirectional />}
    </>
  );
}
