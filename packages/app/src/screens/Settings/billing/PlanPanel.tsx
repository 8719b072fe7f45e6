import { Button, Heading, Inline, Panel, ProgressBar, Stack, StatusChip, Text } from '@lectern/ui';
import type { Ref } from 'react';
import {
  BILLING_PLANS,
  type BillingSettings,
  chargeDay,
  nextChargeDate,
  SAMPLE_CREDITS_USED,
} from './billingSettings.ts';

export interface PlanPanelProps {
  billing: BillingSettings;
  now: Date;
  /** The plan's name, which receives focus when the cancel button is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  onUpgrade: () => void;
  onCancel: () => void;
}

/** The current plan and how much of it has been used. */
export function PlanPanel({ billing, now, headingRef, onUpgrade, onCancel }: PlanPanelProps) {
  const plan = BILLING_PLANS[billing.plan];
  const isFree = billing.plan === 'free';
  const used = Math.min(SAMPLE_CREDITS_USED, plan.credits);
  const renewal = isFree ? '' : ` Renews on ${chargeDay(nextChargeDate(now))}.`;
  return (
    <Panel as="section" aria-labelledby="plan">
      <Stack gap={5}>
        <Inline gap={4} justifyContent="space-between" alignItems="start">
          <Stack gap={1}>
            <Inline gap={3}>
              <Heading level={2} id="plan" ref={headingRef} tabIndex={-1}>
                {plan.name}
              </Heading>
              <StatusChip tone="success">Active</StatusChip>
              <Text variant="caption" tone="subtle">
                Sample data
              </Text>
            </Inline>
            <Text variant="small" tone="muted">
              {`${[`${plan.credits} credits a month`, ...plan.features].join(', ')}.${renewal}`}
            </Text>
          </Stack>
          <Inline gap={2} alignItems="baseline">
            <Text as="span" variant="stat" numeric>
              {`$${plan.price}`}
            </Text>
            <Text as="span" variant="small" tone="muted">
              per month
            </Text>
          </Inline>
        </Inline>
        <Stack gap={2}>
          <Inline gap={3} justifyContent="space-between">
            <Text as="span" variant="label">
              Credits used
            </Text>
            <Text as="span" variant="small" tone="muted" numeric>
              {`${used} of ${plan.credits}`}
            </Text>
          </Inline>
          <ProgressBar label="Credits used" isLabelHidden value={(used / plan.credits) * 100} />
        </Stack>
        <Inline gap={3}>
          <Button variant="primary" onPress={onUpgrade}>
            Upgrade Plan
          </Button>
          {!isFree && (
            <Button variant="ghost" onPress={onCancel}>
              Cancel Plan
            </Button>
          )}
        </Inline>
      </Stack>
    </Panel>
  );
}
