import { Button, Stack, Table, type TableColumn } from '@lectern/ui';
import { Download } from 'lucide-react';
import { saveBlob } from '../../../lib/files/saveFile.ts';
import { type Charge, chargeDay, sampleCharges } from './billingSettings.ts';
import { SampleHead } from '../SampleHead.tsx';
import * as styles from '../Settings.css.ts';
import { invoicePdf } from './invoicePdf.ts';

const COLUMNS: readonly TableColumn<Charge>[] = [
  { id: 'date', label: 'Date', render: ({ date }) => chargeDay(date) },
  {
    id: 'description',
    label: 'Description',
    tone: 'muted',
    render: ({ description }) => description,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    render: ({ amount }) => `$${amount.toFixed(2)}`,
  },
  {
    id: 'invoice',
    label: 'Invoice',
    align: 'end',
    render: (charge) => (
      <span className={styles.flushEnd}>
        <Button
          size="sm"
          variant="ghost"
          icon={Download}
          aria-label={`PDF of ${chargeDay(charge.date)}`}
          onPress={() => saveBlob(invoicePdf(charge), charge.id, 'pdf')}
        >
          PDF
        </Button>
      </span>
    ),
  },
];

export interface BillingHistoryProps {
  now: Date;
}

/** The sample charges, each with an invoice to download. */
export function BillingHistory({ now }: BillingHistoryProps) {
  return (
    <Stack as="section" gap={2} aria-labelledby="billing-history">
      <SampleHead id="billing-history">Billing history</SampleHead>
      <Table
        label="Billing history"
        columns={COLUMNS}
        rows={sampleCharges(now)}
        emptyMessage="No charges yet."
      />
    </Stack>
  );
}
