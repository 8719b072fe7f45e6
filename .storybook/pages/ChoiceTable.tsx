import { CHOICES } from './choices.ts';
import { FactTable } from './FactTable.tsx';
import { addressOf } from './purposes.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** A table of the components for one purpose, and how they differ. */
export function ChoiceTable({ of }: { of: keyof typeof CHOICES }) {
  return (
    <FactTable
      columns={['You have', 'Use', 'How it differs from the others']}
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
