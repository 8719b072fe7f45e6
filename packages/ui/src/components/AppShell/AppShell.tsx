import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { media } from '../../theme/tokens.ts';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import * as styles from './AppShell.css.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { messages } from './AppShell.messages.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `Sidebar`: fixed from 1024 px, a drawer with a scrim below that. */
  sidebar: ReactNode;
  /** Whether the sidebar is shown. The caller holds this state, so that it persists across pages. */
  isSidebarOpen: boolean;
  /** Called by the drawer's scrim, Escape and a followed link; never by the fixed sidebar. */
  onSidebarOpenChange: (isOpen: boolean) => void;
  /** The page content. */
  children: ReactNode;
  /** Maximum content width: `default` is 1120 px, `wide` is 1360 px for a library with many columns. */
  width?: 'default' | 'wide';
}

interface AsideProps {
  /** Called when the sidebar is removed while it contains the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** The fixed sidebar. A keyboard shortcut can hide it while one of its links has focus. */
function Aside({ onFocusLost, children }: AsideProps) {
  const ref = useRef<HTMLDivElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  // A layout effect, because after removal there is no way to tell which element had focus.
  useLayoutEffect(() => {
    const aside = ref.current;
    return () => {
      if (aside?.contains(document.activeElement)) loseFocus();
    };
  }, []);
  return (
    <div ref={ref} className={styles.aside}>
      {children}
    </div>
  );
}

/**
 * The signed-in frame: top bar, sidebar and the page's only `main` (id `main`). Its content column fills
 * the height, so a `WizardFooter` sits at the bottom of a short page.
 */
export function AppShell({
  topBar,
  sidebar,
  isSidebarOpen,
  onSidebarOpenChange,
  children,
  width = 'default',
}: AppShellProps) {
  const words = useMessages('appShell', messages);
  const isWide = useMediaQuery(media.lg);
  const mainRef = useRef<HTMLElement>(null);
  // A router would treat a plain jump to #main as navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  const hasAside = isWide && isSidebarOpen;
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skipLink} onClick={skip}>
        {words.skipLink}
      </a>
      {topBar}
      <div className={styles.body} data-sidebar={hasAside || undefined}>
        {hasAside && (
          <Aside onFocusLost={() => mainRef.current?.focus({ preventScroll: true })}>
            {sidebar}
          </Aside>
        )}
        <main id="main" ref={mainRef} tabIndex={-1} className={styles.main}>
          <div className={styles.content} data-wide={width === 'wide' || undefined}>
            {children}
          </div>
        </main>
      </div>
      {!isWide && (
        <SidebarDrawer isOpen={isSidebarOpen} onOpenChange={onSidebarOpenChange}>
          {sidebar}
        </SidebarDrawer>
      )}
    </div>
  );
}
