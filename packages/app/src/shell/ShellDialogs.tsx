import { toast } from '@lectern/ui';
import { CREDITS } from '../config/placeholders.ts';
import { LatePalette } from './palette/LatePalette.tsx';
import { ShortcutsSheet } from './shortcuts/ShortcutsSheet.tsx';
import { ThemeDialog } from './ThemeDialog.tsx';
import { UpgradeDialog } from './upgrade/UpgradeDialog.tsx';

export type ShellDialog = 'upgrade' | 'theme' | 'shortcuts' | 'palette';

export interface ShellDialogsProps {
  /** The open dialog. */
  dialog: ShellDialog | null;
  onClose: () => void;
  /** Opens another dialog instead. */
  onShow: (dialog: ShellDialog) => void;
}

/** The shell's dialogs, in a separate chunk: the page shows without them. */
export function ShellDialogs({ dialog, onClose, onShow }: ShellDialogsProps) {
  const closeWhenShut = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };

  function announceCheckout(): void {
    onClose();
    toast.show({ children: 'Checkout is not connected yet. Nothing was charged.' });
  }

  return (
    <>
      <UpgradeDialog
        credits={CREDITS}
        isOpen={dialog === 'upgrade'}
        onOpenChange={closeWhenShut}
        onContinue={announceCheckout}
      />
      <ShortcutsSheet isOpen={dialog === 'shortcuts'} onOpenChange={closeWhenShut} />
      {dialog === 'palette' && (
        <LatePalette
          onClose={onClose}
          onChooseTheme={() => onShow('theme')}
          onShowShortcuts={() => onShow('shortcuts')}
        />
      )}
      <ThemeDialog isOpen={dialog === 'theme'} onOpenChange={closeWhenShut} />
    </>
  );
}
