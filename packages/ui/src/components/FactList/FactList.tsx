import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export interface FactListProps {
  /** The facts to list. Labels are unique within one list. */
  items: { label: string; value: ReactNode }[];
}

/** A list of labels at the start with values at the end: words, speaking rate, length. */
export function FactList({ items }: FactListProps) {
  return (
    <dl>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
