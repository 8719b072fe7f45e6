import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatusChip.css.ts';

export interface StatusChipProps extends styles.StatusChipVariants {
  /** The state in one or two words: 'Completed', 'Script ready'. */
  children: ReactNode;
  /** Replaces the dot, for a label rather than a state: 'AI Generated'. */
  icon?: LucideIcon;
}

/**
 * The state of an item: dot, word, colour. Use `Tag` for a label that the user has given it, and `Banner`
 * for something to act on.
 */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <span
      className={icon ? styles.chip({ tone }) : `${styles.chip({ tone })} ${styles.dot({ tone })}`}
    >
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}
