import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends styles.BadgeVariants {
  /** One or two words. */
  children: ReactNode;
}

/** A short label that recommends: 'Most Popular'. Use `StatusChip` for a state, `Tag` for a category. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={styles.badge({ tone })}>{children}</span>;
}
