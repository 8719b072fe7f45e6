import { AppShell, createLatePart, media, useMediaQuery } from '@lectern/ui';
import { useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { routePatterns } from '../paths.ts';
import { useUnkeptNotice } from '../session/useUnkeptNotice.ts';
import { usePaletteKey } from './palette/usePaletteKey.ts';
import type { ShellDialog } from './ShellDialogs.tsx';
import { ShellSidebar } from './ShellSidebar.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { useAppShortcuts } from './shortcuts/useAppShortcuts.ts';

const lateDialogs = createLatePart(() => import('./ShellDialogs.tsx'));
const lateNotices = createLatePart(() => import('./renders/RenderNotices.tsx'));

/** The frame around every screen (specification section 2, Shell). */
export function ShellFrame() {
  const isWide = useMediaQuery(media.lg);
  // Separate states: the fixed sidebar starts open, the overlay of small screens closed.
  const [isFixedOpen, setFixedOpen] = useState(true);
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  const dialogs = lateDialogs.usePart();
  const notices = lateNotices.usePart();
  // The design makes one library wider than other screens: its grid has five columns.
  const isLibrary = useMatch(routePatterns.avatars) !== null;
  const isOpen = isWide ? isFixedOpen : isOverlayOpen;
  const setOpen = isWide ? setFixedOpen : setOverlayOpen;
  const close = () => setDialog(null);
  useUnkeptNotice();

  function show(next: ShellDialog): void {
    setDialog(next);
    lateDialogs.want(close);
  }
  usePaletteKey(() => show('palette'));
  useAppShortcuts({
    onShowSheet: () => show('shortcuts'),
    onToggleSidebar: () => setOpen(!isOpen),
  });

  return (
    <>
      <AppShell
        topBar={
          <ShellTopBar
            isMenuExpanded={isOpen}
            onMenuPress={() => setOpen(!isOpen)}
            onUpgrade={() => show('upgrade')}
            onChooseTheme={() => show('theme')}
            onShowShortcuts={() => show('shortcuts')}
            onSearch={() => show('palette')}
          />
        }
        sidebar={<ShellSidebar />}
        isSidebarOpen={isOpen}
        onSidebarOpenChange={setOpen}
        width={isLibrary ? 'wide' : 'default'}
      >
        <Outlet />
      </AppShell>
      {dialogs && <dialogs.ShellDialogs dialog={dialog} onClose={close} onShow={show} />}
      {notices && <notices.RenderNotices />}
    </>
  );
}
