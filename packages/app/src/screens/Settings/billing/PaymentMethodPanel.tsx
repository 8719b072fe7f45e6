import { Button, Heading, Inline, Panel, Stack, Text } from '@lectern/ui';
import {
  type BillingSettings,
  type CardBrand,
  chargeDay,
  nextChargeDate,
} from './billingSettings.ts';
import * as styles from '../Settings.css.ts';

const BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
} satisfies Record<CardBrand, string>;

const BRAND_MARKS = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX' } satisfies Record<
  CardBrand,
  string
>;

/** Separates the lines of an address, which would otherwise run together. */
const oneLine = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

export interface PaymentMethodPanelProps {
  billing: BillingSettings;
  now: Date;
  onChangeCard: () => void;
  onChangeAddress: () => void;
}

/** The card that is charged, and the address for its invoices. */
export function PaymentMethodPanel({
  billing: { plan, paymentMethod, lastFour, address },
  now,
  onChangeCard,
  onChangeAddress,
}: PaymentMethodPanelProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby="payment-method">
      <Heading level={2} variant="h3" id="payment-method">
        Payment method
      </Heading>
      <Panel>
        <Inline gap={4}>
          <span className={styles.cardMark} aria-hidden="true">
            {BRAND_MARKS[paymentMethod]}
          </span>
          <div className={styles.grow}>
            <Text variant="bodyStrong" numeric>
              {`${BRAND_NAMES[paymentMethod]} ending in ${lastFour}`}
            </Text>
            <Text variant="caption" tone="subtle">
              {plan === 'free'
                ? 'Nothing is charged on Free'
                : `Next charge on ${chargeDay(nextChargeDate(now))}`}
            </Text>
            {address !== '' && (
              <Text variant="caption" tone="subtle">
                {oneLine(address)}
              </Text>
            )}
          </div>
          <Button size="sm" onPress={onChangeCard}>
            Change Payment Method
          </Button>
          <Button size="sm" variant="ghost" onPress={onChangeAddress}>
            Update Billing Address
          </Button>
        </Inline>
      </Panel>
    </Stack>
  );
}
