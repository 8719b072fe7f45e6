import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends styles.DrawerVariants {
  /** Its name for assistive technology. */
  label: string;
  /** Whether it shows. */
  isOpen: boolean;
  /** Called with `false` by Escape and a press on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content; it scrolls where it does not fit. */
  children: ReactNode;
}

/**
 * A sheet from the side where text begins, over a scrim: navigation that has no room of its own.
 * Holds focus while open; Escape or a press on the scrim closes it and focus returns. Use `Dialog`
 * for a task.
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
