import type { LucideIcon } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarContext } from './SidebarContext.ts';

export interface NavLinkProps {
  /** Link target: a URL of the app. */
  href: string;
  /** Shown before the label. */
  icon: LucideIcon;
  /** Whether its page is the current one. */
  isCurrent: boolean;
  /** The name of the page. */
  children: string;
}

/** A link in the sidebar. Following it closes the drawer around it. Use `TextLink` in running text. */
export function NavLink({ href, icon, isCurrent, children }: NavLinkProps) {
  const closeDrawer = useContext(SidebarContext);
  return (
    <Link
      href={href}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      onPress={() => closeDrawer?.()}
    >
      <span className={styles.linkIcon}>
        <Icon icon={icon} size="md" />
      </span>
      {children}
    </Link>
  );
}
