import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { text } from '../Text/Text.css.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';
import { messages } from './Dialog.messages.ts';

export interface DialogProps extends styles.DialogVariants {
  /** Width from tablets upwards; `md` by default. */
  size?: styles.DialogVariants['size'];
  /** The heading, which is also the accessible name. */
  title: string;
  /** An icon above the title that shows a result: the text is centred, and an action replaces Close. */
  mark?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` by Close, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The body; it scrolls if it does not fit. */
  children?: ReactNode;
  /** Buttons at the end, the primary one last. They stay in view while the body scrolls. */
  actions?: ReactNode;
  /** Content before the actions, such as a sentence or a switch. */
  footerStart?: ReactNode;
  /** `alertdialog` asks for confirmation of something that cannot be undone; see `ConfirmDialog`. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether a press outside closes the dialog. Turn it off if work would be lost; Escape and the close
   * button still work.
   */
  isDismissable?: boolean;
  /** Marks a request as running: nothing closes the dialog. */
  isPending?: boolean;
}

/**
 * A task on top of the page. It contains focus, closes with Escape and returns focus; on phones it is a
 * bottom sheet. Use `ConfirmDialog` to ask a question, `Menu` for a handful of actions.
 */
export function Dialog({
  title,
  mark,
  description,
  isOpen,
  onOpenChange,
  size = 'md',
  children,
  actions,
  footerStart,
  role = 'dialog',
  isDismissable = true,
  isPending = false,
}: DialogProps) {
  const words = useMessages('dialog', messages);
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog' && !isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal className={styles.box({ size })}>
        <AriaDialog
          role={role}
          className={styles.content}
          data-centred={mark !== undefined || undefined}
        >
          {/* Not header and footer elements: screen readers would list them as landmarks inside a dialog. */}
          <div className={styles.head}>
            {mark}
            <div className={styles.words}>
              <Heading
                slot="title"
                level={2}
                className={text({ variant: size === 'sm' ? 'h3' : 'h2' })}
              >
                {title}
              </Heading>
              {description !== undefined && (
                <Text variant="small" tone="muted">
                  {description}
                </Text>
              )}
            </div>
            {role === 'dialog' && mark === undefined && (
              <div className={styles.close}>
                <IconButton
                  icon={X}
                  aria-label={words.close}
                  isDisabled={isPending}
                  onPress={() => onOpenChange(false)}
                />
              </div>
            )}
          </div>
          <DialogBody title={title} size={size}>
            {children}
          </DialogBody>
          {(actions !== undefined || footerStart !== undefined) && (
            <div className={styles.foot({ size })}>
              {footerStart !== undefined && <div className={styles.footStart}>{footerStart}</div>}
              <div className={styles.actions}>{actions}</div>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
