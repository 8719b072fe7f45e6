import { CHOICES } from './choices.ts';
import { FactTable } from './FactTable.tsx';
import { addressOf } from './purposes.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** Components for one purpose, and what tells them from each other. */
export function ChoiceTable({ of }: { of: keyof typeof CHOICES }) {
  return (
    <FactTable
      columns={['You have', 'Take', 'What tells it from the others']}
      rows={CHOICES[of].map(([when, component, because]) => [
        when,
        <WorkbenchLink key={component} href={addressOf(component)}>
          {component}
        </WorkbenchLink>,
        because,
      ])}
    />
  );
}
