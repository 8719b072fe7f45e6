import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatusChip.css.ts';

export interface StatusChipProps extends styles.StatusChipVariants {
  /** The state in a word or two: 'Completed', 'Script ready'. */
  children: ReactNode;
  /** In place of the dot, for what is a mark rather than a state: 'AI Generated'. */
  icon?: LucideIcon;
}

/**
 * The state of a thing: dot, word, colour. Use `Tag` for a word the user gave it, and `Banner` for
 * something to act on.
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
