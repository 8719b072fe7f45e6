import { Banner, Button, Dialog, PlanPicker, Stack } from '@lectern/ui';
import { useState } from 'react';
import { labelOf } from '../../../lib/format/labelOf.ts';
import { BILLING_PLAN_IDS, BILLING_PLANS, type BillingPlanId } from './billingSettings.ts';

export interface ChangePlanDialogProps {
  current: BillingPlanId;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (plan: BillingPlanId) => void;
}

/** The billing mock-up's plans (specification section 9, Mock plans). Nothing is charged. */
export function ChangePlanDialog({
  current,
  isOpen,
  onOpenChange,
  onChange,
}: ChangePlanDialogProps) {
  const [selected, setSelected] = useState(current);
  const [isMissed, setMissed] = useState(false);

  function setOpen(isShown: boolean): void {
    if (!isShown) {
      setSelected(current);
      setMissed(false);
    }
    onOpenChange(isShown);
  }

  return (
    <Dialog
      title="Upgrade Plan"
      description="Sample data: nothing is charged."
      size="lg"
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => {
              if (selected === current) {
                setMissed(true);
                return;
              }
              onOpenChange(false);
              onChange(selected);
            }}
          >
            {`Choose ${BILLING_PLANS[selected].name}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isMissed && selected === current && (
          <Banner tone="info" isLive>
            {`${BILLING_PLANS[current].name} is your plan already: choose another one.`}
          </Banner>
        )}
        <PlanPicker
          label="Plan"
          plans={BILLING_PLAN_IDS.map((id) => {
            const { name, price, credits, features } = BILLING_PLANS[id];
            return {
              id,
              name,
              price: `$${price}`,
              per: 'per month',
              badge: id === current ? 'Current plan' : undefined,
              // Elsewhere these are parts of a sentence; here each has its own line.
              features: [`${credits} credits per month`, ...features.map(labelOf)],
            };
          })}
          selectedId={selected}
          onSelectionChange={setSelected}
        />
      </Stack>
    </Dialog>
  );
}
