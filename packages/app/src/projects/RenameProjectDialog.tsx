import { projectMessages } from '@lectern/api-client';
import { Button, Dialog, Form, TextField } from '@lectern/ui';
import { useId, useRef, useState } from 'react';
import { Failure } from '../lib/calls/Failure.tsx';
import { type Messages, useMessages } from '../lib/forms/useMessages.ts';

export interface RenameProjectDialogProps {
  /** The current name. */
  name: string;
  isOpen: boolean;
  /**
   * Called with a trimmed, non-empty name (specification section 5, Projects).
   *
   * @returns whether it is kept; nothing closes the dialog until then
   */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}

const nameErrors = (name: string): Messages<'name'> =>
  name.trim() === '' ? { name: 'Enter a name' } : {};

/** The dialog for a project's new name. Starts over each time it opens. */
export function RenameProjectDialog({
  name: oldName,
  isOpen,
  onRename,
  onClose,
}: RenameProjectDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(oldName);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const { errors, check, clear } = useMessages(name, nameErrors);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setName(oldName);
      clear();
      setFailed(false);
    }
  }

  async function submit(): Promise<void> {
    // A second Enter while it is being renamed or during the fade-out must not rename again.
    if (isPending || !isOpen) return;
    if (check().name !== undefined) {
      field.current?.focus();
      return;
    }
    setPending(true);
    setFailed(false);
    const isKept = await onRename(name.trim());
    setPending(false);
    if (isKept) onClose();
    else setFailed(true);
  }

  return (
    <Dialog
      title="Rename video"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isPending={isPending}
      size="sm"
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            Rename
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void submit()}>
        <Failure>{hasFailed ? projectMessages.renameFailed : null}</Failure>
        <TextField
          ref={field}
          label="Name"
          value={name}
          onChange={setName}
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
          isReadOnly={isPending}
          // The user opened the dialog to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          errorMessage={errors.name}
        />
      </Form>
    </Dialog>
  );
}
