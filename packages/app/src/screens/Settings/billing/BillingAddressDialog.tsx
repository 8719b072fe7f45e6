import { Button, Dialog, TextArea } from '@lectern/ui';
import { useState } from 'react';

export interface BillingAddressDialogProps {
  address: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (address: string) => void;
}

/** Edits the address that invoices are sent to. */
export function BillingAddressDialog({
  address,
  isOpen,
  onOpenChange,
  onChange,
}: BillingAddressDialogProps) {
  const [draft, setDraft] = useState(address);

  function setOpen(isShown: boolean): void {
    if (!isShown) setDraft(address);
    onOpenChange(isShown);
  }

  return (
    <Dialog
      title="Update Billing Address"
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => {
              onOpenChange(false);
              onChange(draft.trim());
            }}
          >
            Save Address
          </Button>
        </>
      }
    >
      <TextArea
        label="Billing address"
        description="Kept on this device only."
        autoComplete="street-address"
        rows={4}
        // The dialog is opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={draft}
        onChange={setDraft}
      />
    </Dialog>
  );
}
