import { Button, Dialog } from '@lectern/ui';
import { StorageFullBody } from './StorageFullBody.tsx';

export interface StorageFullDialogProps {
  isOpen: boolean;
  /** Message about what there is no space for. */
  reason: string;
  /** The project that needs the space: its own video cannot be deleted. */
  projectId: string | null;
  onClose: () => void;
  /** Retries what there was no space for. */
  onRetry: () => void;
}

/**
 * Says that storage is full, and lets the user free space: it lists the films of this device, the largest
 * first, each to download or delete. If a server keeps the films, it only shows the server's message.
 */
export function StorageFullDialog({
  isOpen,
  reason,
  projectId,
  onClose,
  onRetry,
}: StorageFullDialogProps) {
  return (
    <Dialog
      title="Storage is full"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button
            variant="primary"
            onPress={() => {
              onClose();
              onRetry();
            }}
          >
            Try Again
          </Button>
        </>
      }
    >
      <StorageFullBody reason={reason} projectId={projectId} />
    </Dialog>
  );
}
