import { Button, Dialog, Icon, Text } from '@lectern/ui';
import { Check } from 'lucide-react';
import * as styles from './RequestAvatar.css.ts';
import { useTimeout } from '../../../lib/useTimeout.ts';

export interface RequestSentDialogProps {
  isOpen: boolean;
  /** The sender's name. */
  name: string;
  /** The address for the reply. */
  email: string;
  onClose: () => void;
}

/** Milliseconds (specification section 9, success modal close). */
const SHOWN_FOR = 3_000;

/** Confirms that a request for an avatar was sent, and closes itself. */
export function RequestSentDialog({ isOpen, name, email, onClose }: RequestSentDialogProps) {
  useTimeout(isOpen ? SHOWN_FOR : null, onClose);
  return (
    <Dialog
      title="Request submitted successfully!"
      mark={
        <span className={styles.tick}>
          <Icon icon={Check} size="lg" />
        </span>
      }
      size="sm"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      footerStart={
        <Text variant="small" tone="muted">
          Closes in 3 seconds
        </Text>
      }
      actions={
        <Button
          variant="primary"
          onPress={onClose}
          // It is the only action.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          Done
        </Button>
      }
    >
      <Text tone="muted">
        Thank you, {name.split(/\s+/u)[0]}. We will write to {email}.
      </Text>
    </Dialog>
  );
}
