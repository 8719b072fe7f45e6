import { RadioGroup } from 'react-aria-components';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import { plans as grid } from './PlanCard.css.ts';

export interface PlanPickerProps<Id extends string> {
  /** Names the group for assistive technology: 'Plan'. */
  label: string;
  /** The plans in display order. */
  plans: readonly (PlanCardProps & { id: Id })[];
  /** Null while no plan is selected. */
  selectedId: Id | null;
  /** Called with the id of the selected plan. */
  onSelectionChange: (id: Id) => void;
}

/**
 * Selects one of a few plans, shown side by side. Arrow keys select (specification section 2, Upgrade plan
 * modal).
 */
export function PlanPicker<Id extends string>({
  label,
  plans,
  selectedId,
  onSelectionChange,
}: PlanPickerProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      // Cards are side by side, and arrow keys follow that order.
      orientation="horizontal"
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
