import { AppShell, media, toast } from '@lectern/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { CREDITS } from '../config/placeholders.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { ShellSidebar } from './ShellSidebar.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { ThemeDialog } from './ThemeDialog.tsx';
import { UpgradeDialog } from './upgrade/UpgradeDialog.tsx';

type OpenDialog = 'upgrade' | 'theme' | 'shortcuts' | null;

/** The signed-in frame around every screen (specification section 2, Shell). */
export function Shell() {
  const isWide = useMediaQuery(media.lg);
  // Apart from each other: the fixed sidebar starts open, the overlay of small screens closed.
  const [isFixedOpen, setFixedOpen] = useState(true);
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isOpen = isWide ? isFixedOpen : isOverlayOpen;
  const setOpen = isWide ? setFixedOpen : setOverlayOpen;
  const close = () => setDialog(null);

  function announceCheckout(): void {
    close();
    toast.show({ children: 'Checkout is not connected yet. Nothing was charged.' });
  }

  return (
    <>
      <AppShell
        topBar={
          <ShellTopBar
            isMenuExpanded={isOpen}
            onMenuPress={() => setOpen(!isOpen)}
            onUpgrade={() => setDialog('upgrade')}
            onChooseTheme={() => setDialog('theme')}
            onShowShortcuts={() => setDialog('shortcuts')}
          />
        }
        sidebar={<ShellSidebar />}
        isSidebarOpen={isOpen}
        onSidebarOpenChange={setOpen}
      >
        <Outlet />
      </AppShell>
      <UpgradeDialog
        credits={CREDITS}
        isOpen={dialog === 'upgrade'}
        onOpenChange={(isShown) => !isShown && close()}
        onContinue={announceCheckout}
      />
      <Shortcuts
        isSheetOpen={dialog === 'shortcuts'}
        onSheetOpenChange={(isShown) => setDialog(isShown ? 'shortcuts' : null)}
        onToggleSidebar={() => setOpen(!isOpen)}
      />
      <ThemeDialog isOpen={dialog === 'theme'} onOpenChange={(isShown) => !isShown && close()} />
    </>
  );
}
