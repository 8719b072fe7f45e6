import type { ReactNode } from 'react';
import * as styles from './Sidebar.css.ts';

export interface SidebarProps {
  /** `NavLink` and `NavGroup`. */
  children: ReactNode;
  /** Stands at the bottom, such as a `VoteLink`. */
  footer?: ReactNode;
  /** The name of the navigation landmark. */
  label?: string;
}

/** The links of the shell; `AppShell` decides whether it is fixed or in a drawer. */
export function Sidebar({ children, footer, label = 'Main' }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <div className={styles.links}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </nav>
  );
}
