import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './CommandPalette.css.ts';
import type { PaletteActions } from './commands.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

export interface CommandPaletteProps extends PaletteActions {
  onClose: () => void;
}

/** Pages, videos, scripts and actions by name (design guide, Palette). Render it only while it is open. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={props.onClose} className={styles.scrim}>
      <Modal className={styles.box}>
        <Dialog aria-label="Command palette" className={styles.dialog}>
          <PaletteSearch {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
