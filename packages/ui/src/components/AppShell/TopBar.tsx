import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TopBar.css.ts';
import { messages } from './AppShell.messages.ts';

export interface TopBarProps {
  /** Shows or hides the sidebar. */
  onMenuPress: () => void;
  /** Whether the sidebar is currently shown. */
  isMenuExpanded: boolean;
  /** A `Brand`. */
  brand: ReactNode;
  /** Content of the end side: `CreditsPill`, `TopBarAction`, `ProfileMenu`. */
  children?: ReactNode;
}

/** The top bar of the signed-in shell: 64 px high and always in view. */
export function TopBar({ onMenuPress, isMenuExpanded, brand, children }: TopBarProps) {
  const words = useMessages('appShell', messages);
  return (
    <header className={styles.bar}>
      <IconButton
        icon={Menu}
        size="md"
        aria-label={words.toggleSidebar}
        aria-expanded={isMenuExpanded}
        onPress={onMenuPress}
      />
      {brand}
      <div className={styles.end}>{children}</div>
    </header>
  );
}
