import { Check } from 'lucide-react';
import { Radio } from 'react-aria-components';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Passed to the picker's `onSelectionChange`. */
  id: string;
  /** Name of the plan: 'Pro'. */
  name: string;
  /** A short recommendation: 'Most Popular'. */
  badge?: string;
  /** Price with its currency: '$19'. */
  price: string;
  /** The period of the price: 'per month'. */
  per: string;
  /** One line below the price: '$15.17 per month, saves $46'. */
  note?: string;
  /** Features in a few words each, listed with ticks. */
  features: readonly string[];
  /** Whether the plan cannot be selected at the moment. */
  isDisabled?: boolean;
}

/** A plan as an option. It works only inside a radio group: use `PlanPicker`, which provides one. */
export function PlanCard({
  id,
  name,
  badge,
  price,
  per,
  note,
  features,
  isDisabled,
}: PlanCardProps) {
  return (
    <Radio value={id} isDisabled={isDisabled} className={styles.card}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {badge !== undefined && <Badge>{badge}</Badge>}
        <span className={styles.dot} />
      </span>
      <span className={styles.price}>
        <Text as="span" variant="stat" numeric>
          {price}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {per}
        </Text>
      </span>
      {note !== undefined && (
        <Text as="span" variant="small" tone="muted" numeric>
          {note}
        </Text>
      )}
      <span className={styles.features}>
        {features.map((feature) => (
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
