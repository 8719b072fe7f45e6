import { Button, Dialog, Form, TextField } from '@lectern/ui';
import { useId, useState } from 'react';

export interface RenameProjectDialogProps {
  /** The current name. */
  name: string;
  isOpen: boolean;
  /** Message above the buttons if the last attempt failed. */
  errorMessage?: string | undefined;
  /** Called with a trimmed, non-empty name (specification section 5, Projects). */
  onRename: (name: string) => void;
  onClose: () => void;
}

/** The dialog for a project's new name. Starts over each time it opens. */
export function RenameProjectDialog({
  name: oldName,
  isOpen,
  errorMessage,
  onRename,
  onClose,
}: RenameProjectDialogProps) {
  const formId = useId();
  const [name, setName] = useState(oldName);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isMissed, setMissed] = useState(false);
  const trimmed = name.trim();

  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setName(oldName);
      setMissed(false);
    }
  }

  function submit(): void {
    // A second Enter during the fade-out must not rename again.
    if (!isOpen) return;
    if (trimmed === '') setMissed(true);
    else onRename(trimmed);
  }

  return (
    <Dialog
      title="Rename video"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Rename
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
          // The user opened the dialog to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          errorMessage={isMissed && trimmed === '' ? 'Enter a name' : errorMessage}
        />
      </Form>
    </Dialog>
  );
}
