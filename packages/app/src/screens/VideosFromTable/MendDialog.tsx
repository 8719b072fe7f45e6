import { Banner, Button, Dialog, Form, Stack, TextArea, TextField } from '@lectern/ui';
import { useId, useState } from 'react';
import type { VideoRow } from '../../backend/videoTables.ts';

export interface MendDialogProps {
  row: VideoRow;
  /** The column names, by the blanks that they fill. */
  columns: Readonly<Record<string, string>>;
  /** @returns false if the row is no longer a failed one */
  mend: (values: Record<string, string>) => Promise<boolean>;
  onClose: () => void;
}

/** Edits the values of a failed row; its video is then made again. */
export function MendDialog({ row, columns, mend, onClose }: MendDialogProps) {
  const formId = useId();
  const [values, setValues] = useState<Record<string, string>>({ ...row.values });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(): Promise<void> {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      if (await mend(values)) onClose();
      else setFailure('This row has changed meanwhile. Close this and look at it again.');
    } catch (cause) {
      console.error('A row could not be mended.', cause);
      setFailure('That could not be saved. Try again.');
    }
    setPending(false);
  }

  return (
    <Dialog
      title={`Mend row ${row.row}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      isPending={isPending}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            Make again
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {failure !== null && (
          <Banner tone="danger" isLive>
            {failure}
          </Banner>
        )}
        <Form id={formId} onSubmit={() => void save()}>
          {Object.entries(columns).map(([blank, column]) => {
            // A field of one line drops the breaks in a cell, which joins the words around them.
            const Field = /[\n\r]/.test(row.values[blank] ?? '') ? TextArea : TextField;
            return (
              <Field
                key={blank}
                label={column}
                value={values[blank] ?? ''}
                onChange={(value) => setValues((before) => ({ ...before, [blank]: value }))}
              />
            );
          })}
        </Form>
      </Stack>
    </Dialog>
  );
}
