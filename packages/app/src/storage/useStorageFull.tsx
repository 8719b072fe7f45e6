import { isApiError } from '@lectern/api-client';
import { createLatePart } from '@lectern/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

const lateDialog = createLatePart(() => import('./StorageFullDialog.tsx'));

export interface StorageFullOptions {
  /** The project that needs the space. */
  projectId: string | null;
  /** Message of a failure for lack of space: opens the dialog automatically. */
  failure: string | null;
  /** Retries what there was no space for. */
  onRetry: () => void;
  /** Called when the dialog closes; space may have been freed. */
  onClose?: () => void;
}

/** The full-storage dialog of a page. Render `dialog` once. */
export interface StorageFull {
  dialog: ReactNode;
  /** Opens the dialog with a message about what there is no space for. */
  tell: (reason: string) => void;
}

/** Whether a call was rejected because nothing more can be stored (contract, InsufficientStorage). */
export function isStorageFull(error: unknown): boolean {
  return isApiError(error) && error.status === 507;
}

/** Returns the 'Storage is full' dialog, with the user's films to delete. */
export function useStorageFull({
  projectId,
  failure,
  onRetry,
  onClose,
}: StorageFullOptions): StorageFull {
  // The text stays while the dialog fades out.
  const [told, setTold] = useState({ reason: '', isOpen: false });
  const part = lateDialog.usePart();
  const close = useCallback(() => setTold(({ reason }) => ({ reason, isOpen: false })), []);
  const tell = useCallback(
    (reason: string) => {
      setTold({ reason, isOpen: true });
      lateDialog.want(close);
    },
    [close],
  );
  const [before, setBefore] = useState<string | null>(null);
  if (failure !== before) {
    setBefore(failure);
    if (failure !== null) setTold({ reason: failure, isOpen: true });
  }
  useEffect(() => {
    if (failure !== null) lateDialog.want(close);
  }, [failure, close]);
  return {
    tell,
    dialog: part && (
      <part.StorageFullDialog
        isOpen={told.isOpen}
        reason={told.reason}
        projectId={projectId}
        onClose={() => {
          close();
          onClose?.();
        }}
        onRetry={onRetry}
      />
    ),
  };
}
