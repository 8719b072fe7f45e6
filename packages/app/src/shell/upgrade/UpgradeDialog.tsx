import { Button, Dialog, PlanPicker, SegmentedControl, Stack, Text } from '@lectern/ui';
import { useState } from 'react';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  type PlanId,
  PLANS,
  priceNote,
  priceWords,
} from './plans.ts';
import * as styles from './UpgradeDialog.css.ts';

export interface UpgradeDialogProps {
  /** The balance, as shown in the top bar. */
  credits: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onContinue: (choice: { plan: PlanId; period: BillingPeriod }) => void;
}

const PERIOD_LABELS = {
  monthly: 'Monthly',
  yearly: (
    <>
      Yearly <span className={styles.saving}>Save 20%</span>
    </>
  ),
};

/**
 * The choice of a plan (specification section 2, Upgrade plan modal). A press on the backdrop also closes
 * it.
 */
export function UpgradeDialog({ credits, isOpen, onOpenChange, onContinue }: UpgradeDialogProps) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [planId, setPlanId] = useState<PlanId>('pro');
  const plan = PLANS.find(({ id }) => id === planId);
  if (!plan) return null;

  return (
    <Dialog
      title="Choose your plan"
      description={`You have ${credits} credits left.`}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={
        <Text variant="small" tone="muted" numeric>
          {priceNote(plan, period)}
        </Text>
      }
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" onPress={() => onContinue({ plan: planId, period })}>
            {`Continue with ${plan.name}, ${period}`}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <div>
          <SegmentedControl
            label="Billing period"
            items={BILLING_PERIODS.map((id) => ({ id, label: PERIOD_LABELS[id] }))}
            selectedKey={period}
            onSelectionChange={setPeriod}
          />
        </div>
        <PlanPicker
          label="Plan"
          plans={PLANS.map((each) => ({
            ...priceWords(each, period),
            id: each.id,
            name: each.name,
            badge: each.isMostPopular ? 'Most Popular' : undefined,
            features: each.features,
          }))}
          selectedId={planId}
          onSelectionChange={setPlanId}
        />
      </Stack>
    </Dialog>
  );
}
