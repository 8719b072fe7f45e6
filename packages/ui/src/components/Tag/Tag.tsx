import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** One word; the browser's own tooltip shows plain text in full. */
  children: ReactNode;
}

/** A word that classifies an item: a tag, a category. Use `Chip` if it can be pressed. */
export function Tag({ children }: TagProps) {
  return (
    <span
      dir="auto"
      className={styles.tag}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </span>
  );
}
