import { isApiError } from '@lectern/api-client';
import { createLatePart } from '@lectern/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

const lateDialog = createLatePart(() => import('./StorageFullDialog.tsx'));

export interface StorageFullOptions {
  /** The project that needs the room. */
  projectId: string | null;
  /** What just failed for lack of room, in a sentence: opens the dialog by itself. */
  failure: string | null;
  /** Does again what there was no room for. */
  onRetry: () => void;
  /** Room may have been made. */
  onClose?: () => void;
}

/** The dialog of full storage on a page. Draw `dialog` once. */
export interface StorageFull {
  dialog: ReactNode;
  /** Opens the dialog with what there is no room for, in a sentence. */
  tell: (reason: string) => void;
}

/** Whether a call was refused because nothing more can be stored (contract, InsufficientStorage). */
export function isStorageFull(error: unknown): boolean {
  return isApiError(error) && error.status === 507;
}

/** 'Storage is full', with the user's films to make room of. */
export function useStorageFull({
  projectId,
  failure,
  onRetry,
  onClose,
}: StorageFullOptions): StorageFull {
  // The words stay while the dialog fades.
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
