import { useId, type ReactNode } from 'react';
import * as styles from './Sidebar.css.ts';

export interface NavGroupProps {
  /** The heading, 'Libraries & Tools'. */
  label: string;
  /** `NavLink` elements. */
  children: ReactNode;
}

/** A group of sidebar links under a small heading. */
export function NavGroup({ label, children }: NavGroupProps) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span id={id} className={styles.groupLabel}>
        {label}
      </span>
      {children}
    </div>
  );
}
