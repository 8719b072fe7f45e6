import { ConfirmDialog, Stack } from '@lectern/ui';
import { useState } from 'react';
import {
  BILLING_PLANS,
  type BillingSettings,
  billingSettings,
} from '../../../settings/billingSettings.ts';
import { useSetting } from '../../../settings/useSetting.ts';
import { useNow } from '../../../lib/useNow.ts';
import { type SaveOutcome, saved, SavedNote } from '../SavedNote.tsx';
import { BillingAddressDialog } from './BillingAddressDialog.tsx';
import { BillingHistory } from './BillingHistory.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { PaymentMethodDialog } from './PaymentMethodDialog.tsx';
import { PaymentMethodPanel } from './PaymentMethodPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';

type OpenDialog = 'plan' | 'cancel' | 'card' | 'address' | null;

/** Plan, card and charges of a sample account (specification section 2, /settings/billing). */
export function BillingPanel() {
  const [billing, keep] = useSetting(billingSettings);
  const now = new Date(useNow());
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  const dialogProps = (name: OpenDialog) => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
  });

  function change(part: Partial<BillingSettings>, message: string): void {
    setDialog(null);
    setOutcome(saved(keep({ ...billing, ...part }), message));
  }

  return (
    <Stack gap={8}>
      <SavedNote outcome={outcome} />
      <PlanPanel
        billing={billing}
        now={now}
        onUpgrade={() => setDialog('plan')}
        onCancel={() => setDialog('cancel')}
      />
      <PaymentMethodPanel
        billing={billing}
        now={now}
        onChangeCard={() => setDialog('card')}
        onChangeAddress={() => setDialog('address')}
      />
      <BillingHistory now={now} />
      <ChangePlanDialog
        // Opens with the plan of now, whatever was looked at before.
        key={billing.plan}
        current={billing.plan}
        {...dialogProps('plan')}
        onChange={(plan) => change({ plan }, `The plan is now ${BILLING_PLANS[plan].name}.`)}
      />
      <ConfirmDialog
        title="Cancel Plan"
        confirmLabel="Cancel Plan"
        cancelLabel="Keep Plan"
        tone="danger"
        {...dialogProps('cancel')}
        onConfirm={() => change({ plan: 'free' }, 'The plan was cancelled. You are on Free.')}
      >
        {`${BILLING_PLANS[billing.plan].name} ends at once, and Free takes its place.`}
      </ConfirmDialog>
      <PaymentMethodDialog
        {...dialogProps('card')}
        onChange={({ brand, lastFour }) =>
          change({ paymentMethod: brand, lastFour }, `The card ending in ${lastFour} is used now.`)
        }
      />
      <BillingAddressDialog
        key={billing.address}
        address={billing.address}
        {...dialogProps('address')}
        onChange={(address) => change({ address }, 'The billing address was saved.')}
      />
    </Stack>
  );
}
