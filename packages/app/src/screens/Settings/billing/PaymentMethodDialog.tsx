import { Button, Dialog, Form, Stack, Text, TextField } from '@lectern/ui';
import { useId, useRef, useState } from 'react';
import { type Messages, useMessages } from '../../../lib/forms/useMessages.ts';
import { type CardBrand, readCardNumber } from './billingSettings.ts';

export interface PaymentMethodDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (card: { brand: CardBrand; lastFour: string }) => void;
}

function cardErrors(number: string): Messages<'number'> {
  const reading = readCardNumber(number);
  return reading.kind === 'invalid' ? { number: reading.message } : {};
}

/** Changes the card. Only its brand and last four digits are ever stored. */
export function PaymentMethodDialog({ isOpen, onOpenChange, onChange }: PaymentMethodDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const { errors, check, clear } = useMessages(number, cardErrors);

  function setOpen(isShown: boolean): void {
    if (!isShown) {
      // The number is not kept anywhere, not even in a closed dialog.
      setNumber('');
      clear();
    }
    onOpenChange(isShown);
  }

  function submit(): void {
    const reading = readCardNumber(number);
    check();
    if (reading.kind === 'invalid') {
      field.current?.focus();
      return;
    }
    setOpen(false);
    onChange({ brand: reading.brand, lastFour: reading.lastFour });
  }

  return (
    <Dialog
      title="Change Payment Method"
      // The number does not wrap.
      description={'A sample: use a test number such as 4242\u00a04242\u00a04242\u00a04242.'}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Save Card
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <Stack gap={3}>
          <TextField
            ref={field}
            label="Card number"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            // The dialog is opened to type here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            errorMessage={errors.number}
            onChange={setNumber}
          />
          <Text variant="caption" tone="subtle">
            Only the last four digits are kept, on this device.
          </Text>
        </Stack>
      </Form>
    </Dialog>
  );
}
