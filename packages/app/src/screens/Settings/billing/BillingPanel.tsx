import { ConfirmDialog, Stack } from '@lectern/ui';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '../../../lib/focus/focusAfterDialog.ts';
import { BILLING_PLANS, type BillingSettings, billingSettings } from './billingSettings.ts';
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
  // Shown below the panel that it concerns, where the user is looking: the other may be out of view.
  const [planOutcome, setPlanOutcome] = useState<SaveOutcome>(null);
  const [paymentOutcome, setPaymentOutcome] = useState<SaveOutcome>(null);
  const planHeading = useRef<HTMLHeadingElement>(null);
  // Kept while the dialog fades out, so that its text does not change meanwhile.
  const [leaving, setLeaving] = useState(billing.plan);
  const dialogProps = (name: OpenDialog) => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
  });

  async function change(part: Partial<BillingSettings>, message: string): Promise<void> {
    setDialog(null);
    const outcome = saved(await keep({ ...billing, ...part }), message);
    setPlanOutcome('plan' in part ? outcome : null);
    setPaymentOutcome('plan' in part ? null : outcome);
  }

  function cancelPlan(): void {
    void change({ plan: 'free' }, 'The plan was canceled. You are on Free.');
    // The button that opened the dialog is gone: Free has nothing to cancel.
    focusAfterDialog(() => planHeading.current);
  }

  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <PlanPanel
          billing={billing}
          now={now}
          headingRef={planHeading}
          onUpgrade={() => setDialog('plan')}
          onCancel={() => {
            setLeaving(billing.plan);
            setDialog('cancel');
          }}
        />
        <SavedNote outcome={planOutcome} />
      </Stack>
      <Stack gap={4}>
        <PaymentMethodPanel
          billing={billing}
          now={now}
          onChangeCard={() => setDialog('card')}
          onChangeAddress={() => setDialog('address')}
        />
        <SavedNote outcome={paymentOutcome} />
      </Stack>
      <BillingHistory now={now} />
      <ChangePlanDialog
        // Opens with the current plan, whichever was selected before.
        key={billing.plan}
        current={billing.plan}
        {...dialogProps('plan')}
        onChange={(plan) => void change({ plan }, `The plan is now ${BILLING_PLANS[plan].name}.`)}
      />
      <ConfirmDialog
        title="Cancel Plan"
        confirmLabel="Cancel Plan"
        cancelLabel="Keep Plan"
        tone="danger"
        {...dialogProps('cancel')}
        onConfirm={cancelPlan}
      >
        {`${BILLING_PLANS[leaving].name} ends at once, and Free takes its place.`}
      </ConfirmDialog>
      <PaymentMethodDialog
        {...dialogProps('card')}
        onChange={({ brand, lastFour }) =>
          void change(
            { paymentMethod: brand, lastFour },
            `The card ending in ${lastFour} is used now.`,
          )
        }
      />
      <BillingAddressDialog
        key={billing.address}
        address={billing.address}
        {...dialogProps('address')}
        onChange={(address) => void change({ address }, 'The billing address was saved.')}
      />
    </Stack>
  );
}
