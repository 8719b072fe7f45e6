import { RadioGroup } from 'react-aria-components';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import { plans as grid } from './PlanCard.css.ts';

export interface PlanPickerProps<Id extends string> {
  /** Names the choice: 'Plan'. */
  label: string;
  /** In the order in which they are shown. */
  plans: readonly (PlanCardProps & { id: Id })[];
  /** Null while none is chosen. */
  selectedId: Id | null;
  /** The id of the plan that was chosen. */
  onSelectionChange: (id: Id) => void;
}

/** One plan out of a few, side by side. Arrow keys choose (specification section 2, Upgrade plan modal). */
export function PlanPicker<Id extends string>({
  label,
  plans,
  selectedId,
  onSelectionChange,
}: PlanPickerProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      className={grid}
      value={selectedId}
      onChange={(value) => {
        const plan = plans.find(({ id }) => id === value);
        if (plan) onSelectionChange(plan.id);
      }}
    >
      {plans.map((plan) => (
        <PlanCard key={plan.id} {...plan} />
      ))}
    </RadioGroup>
  );
}
