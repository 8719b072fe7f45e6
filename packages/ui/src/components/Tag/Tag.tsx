import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** One word; plain text is shown whole in the browser's own tooltip. */
  children: ReactNode;
}

/** A word that files a thing: a tag, a category. Use `Chip` when it can be pressed. */
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
