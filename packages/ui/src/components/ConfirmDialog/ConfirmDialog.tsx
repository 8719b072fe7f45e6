import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Sentence } from '../Text/Sentence.tsx';
import { Text } from '../Text/Text.tsx';
import { messages } from './ConfirmDialog.messages.ts';

export interface ConfirmDialogProps {
  /** The question in one or two words: 'Delete Video'. */
  title: string;
  /** The consequence, including the name of the affected item. */
  children: ReactNode;
  /** Label of the confirm button, a verb: 'Delete'. */
  confirmLabel: string;
  /** Label of the cancel button, which has focus when the dialog opens. */
  cancelLabel?: string;
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` by Cancel and Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Called when the user confirms. Close the dialog here when the work is done; it stays open until then.
   */
  onConfirm: () => void;
  /** Makes the confirm button red, for destructive actions. */
  tone?: 'danger';
  /** Marks the work as running: the confirm button is pending and nothing closes the dialog. */
  isPending?: boolean;
}

/**
 * Asks for confirmation of something that cannot be undone. Focus starts on Cancel, so Enter is harmless;
 * only the buttons and Escape close the dialog. Prefer a toast with Undo wherever undoing is possible.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isOpen,
  onOpenChange,
  onConfirm,
  tone,
  isPending,
}: ConfirmDialogProps) {
  const words = useMessages('confirmDialog', messages);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={isPending}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focus moves into a dialog anyway; here it starts where nothing is lost (design guide, Dialog) */}
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button variant={tone ?? 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text as="div" tone="muted">
        {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
      </Text>
    </Dialog>
  );
}
