import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Sidebar.css.ts';
import { messages } from './AppShell.messages.ts';

export interface SidebarProps {
  /** `NavLink` and `NavGroup` elements. */
  children: ReactNode;
  /** Shown at the bottom: for example a `VoteLink`. */
  footer?: ReactNode;
}

/** The navigation links of the shell. `AppShell` decides whether they are fixed or in a drawer. */
export function Sidebar({ children, footer }: SidebarProps) {
  const words = useMessages('appShell', messages);
  return (
    <nav className={styles.sidebar} aria-label={words.sidebar}>
      <div className={styles.links}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </nav>
  );
}
