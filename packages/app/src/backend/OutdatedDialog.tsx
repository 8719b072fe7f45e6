import { ConfirmDialog } from '@lectern/ui';
import { useState } from 'react';

/** Tells the user of an older version's tab that a newer version has its data. */
export function OutdatedDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Reload Lectern"
      confirmLabel="Reload"
      cancelLabel="Not now"
      isOpen={isOpen}
      onOpenChange={setOpen}
      onConfirm={() => window.location.reload()}
    >
      Lectern was updated in another tab. This tab keeps no further changes until you reload it.
    </ConfirmDialog>
  );
}
