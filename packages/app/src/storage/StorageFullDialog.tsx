import { Button, Dialog } from '@lectern/ui';
import { StorageFullBody } from './StorageFullBody.tsx';

export interface StorageFullDialogProps {
  isOpen: boolean;
  /** What there is no room for, in a sentence. */
  reason: string;
  /** The project that needs the room: its own video is none to delete. */
  projectId: string | null;
  onClose: () => void;
  /** Does again what there was no room for. */
  onRetry: () => void;
}

/**
 * Says that there is no room, and lets the user make some: the films of this device with the largest
 * first, each to download or delete. Where a server keeps the films it only says what the server said.
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
