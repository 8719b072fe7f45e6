import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends styles.DrawerVariants {
  /** Accessible name of the drawer. */
  label: string;
  /** Whether the drawer is shown. */
  isOpen: boolean;
  /** Called with `false` by Escape and a press on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content; it scrolls if it does not fit. */
  children: ReactNode;
}

/**
 * A sheet that slides in from the start side over a scrim, for navigation without room of its own. It
 * contains focus while open; Escape or a press on the scrim closes it and returns focus. Use `Dialog` for a
 * task.
 */
export function Drawer({ label, isOpen, onOpenChange, from, children }: DrawerProps) {
  return (
    <ModalOverlay
      className={styles.scrim({ from })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.sheet}>
        <Dialog aria-label={label} className={styles.content}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
