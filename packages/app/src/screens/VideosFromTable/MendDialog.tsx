import { Button, Dialog, Form, TextArea, TextField } from '@lectern/ui';
import { useId, useState } from 'react';
import type { VideoRow } from '../../backend/videoTables.ts';

export interface MendDialogProps {
  row: VideoRow;
  /** The column names, by the blanks that they fill. */
  columns: Readonly<Record<string, string>>;
  onSave: (values: Record<string, string>) => void;
  onClose: () => void;
}

/** Edits the values of a failed row; its video is then made again. */
export function MendDialog({ row, columns, onSave, onClose }: MendDialogProps) {
  const formId = useId();
  const [values, setValues] = useState<Record<string, string>>({ ...row.values });
  return (
    <Dialog
      title={`Mend row ${row.row}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Make again
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => onSave(values)}>
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
    </Dialog>
  );
}
