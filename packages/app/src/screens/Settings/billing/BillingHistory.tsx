import { Button, Heading, Inline, media, Stack, Table, type TableColumn, Text } from '@lectern/ui';
import { Download } from 'lucide-react';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { saveBlob } from '../../../lib/saveFile.ts';
import { type Charge, sampleCharges } from '../../../settings/billingSettings.ts';
import { formatDay } from './formatDay.ts';
import { invoicePdf } from './invoicePdf.ts';

const COLUMNS: readonly TableColumn<Charge>[] = [
  { id: 'date', label: 'Date', render: ({ date }) => formatDay(date, 'long') },
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
      <Button
        size="sm"
        variant="ghost"
        icon={Download}
        aria-label={`PDF of ${formatDay(charge.date, 'long')}`}
        onPress={() => saveBlob(invoicePdf(charge), `${charge.id}.pdf`)}
      >
        PDF
      </Button>
    ),
  },
];

export interface BillingHistoryProps {
  now: Date;
}

/** The sample charges, each with an invoice to download. */
export function BillingHistory({ now }: BillingHistoryProps) {
  // On phones the description makes room for the invoice.
  const isWide = useMediaQuery(media.md);
  const columns = isWide ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'description');
  return (
    <Stack as="section" gap={2} aria-labelledby="billing-history">
      <Inline gap={4} justifyContent="space-between">
        <Heading level={2} variant="h3" id="billing-history">
          Billing history
        </Heading>
        <Text variant="caption" tone="subtle">
          Sample data
        </Text>
      </Inline>
      <Table
        label="Billing history"
        columns={columns}
        rows={sampleCharges(now)}
        emptyMessage="No charges yet."
      />
    </Stack>
  );
}
