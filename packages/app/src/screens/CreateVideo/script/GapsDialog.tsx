import { ConfirmDialog } from '@lectern/ui';
import { gapCount } from './GapsAside.tsx';

export interface GapsDialogProps {
  count: number;
  isOpen: boolean;
  /** Returns to the script, at the first gap. */
  onFill: () => void;
  onContinue: () => void;
}

/** Asks once before the voice step while gaps remain. */
export function GapsDialog({ count, isOpen, onFill, onContinue }: GapsDialogProps) {
  return (
    <ConfirmDialog
      title={`${gapCount(count)} to fill`}
      confirmLabel="Continue anyway"
      cancelLabel="Fill in"
      isOpen={isOpen}
      onOpenChange={(isOpening) => isOpening || onFill()}
      onConfirm={onContinue}
    >
      The words in square brackets would be spoken and shown as they are written.
    </ConfirmDialog>
  );
}
