import type { ReactNode } from 'react';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps {
  /** Names the filtered list: 'Videos'. */
  label: string;
  /** A `SearchFilter`. */
  search: ReactNode;
  /** Two `SelectFilter`s with a width. */
  children: ReactNode;
  /** How the library is shown; on phones next to the search. */
  view?: ReactNode;
}

/**
 * The row above a library: the search at its start, two selects at its end; on phones the search is above
 * them. A library with more filters arranges them itself.
 */
export function FilterBar({ label, search, children, view }: FilterBarProps) {
  return (
    <div
      role="search"
      aria-label={label}
      className={view === undefined ? styles.bar : `${styles.bar} ${styles.withView}`}
    >
      <div className={styles.search}>{search}</div>
      {children}
      {view !== undefined && <div className={styles.view}>{view}</div>}
    </div>
  );
}
