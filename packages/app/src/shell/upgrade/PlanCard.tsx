import { Badge, Icon, Text } from '@lectern/ui';
import { Check } from 'lucide-react';
import { Radio } from 'react-aria-components';
import { type BillingPeriod, type Plan, yearlyPrice } from './plans.ts';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  plan: Plan;
  period: BillingPeriod;
}

/** One plan as an option of the radio group around it. */
export function PlanCard({ plan, period }: PlanCardProps) {
  const yearly = yearlyPrice(plan.monthlyPrice);
  const price = period === 'monthly' ? plan.monthlyPrice : yearly.total;
  return (
    <Radio value={plan.id} className={styles.card}>
      <span className={styles.head}>
        <Text as="span" variant="h3">
          {plan.name}
        </Text>
        {plan.isMostPopular && <Badge>Most Popular</Badge>}
        <span className={styles.dot} />
      </span>
      <span className={styles.price}>
        <Text as="span" variant="stat" numeric>{`$${price}`}</Text>
        <Text as="span" variant="small" tone="muted">
          {period === 'monthly' ? 'per month' : 'per year'}
        </Text>
      </span>
      {period === 'yearly' && (
        <Text as="span" variant="small" tone="muted" numeric>
          {`$${yearly.perMonth.toFixed(2)} per month, saves $${yearly.saving}`}
        </Text>
      )}
      <span className={styles.features}>
        {plan.features.map((feature) => (
          <span key={feature} className={styles.feature}>
            <span className={styles.tick}>
              <Icon icon={Check} size="sm" />
            </span>
            {feature}
          </span>
        ))}
      </span>
    </Radio>
  );
}
