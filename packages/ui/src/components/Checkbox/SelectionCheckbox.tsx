import { CheckboxButton, CheckboxField } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { CheckMark } from './CheckMark.tsx';

/**
 * The box that selects its row in a React Aria list or table, or all rows from a table's header. The list
 * provides its name and its state. Use `Checkbox` in forms.
 */
export function SelectionCheckbox() {
  return (
    // Space selects the row itself, so the box adds no Tab stop.
    <CheckboxField slot="selection" excludeFromTabOrder className={choice.field}>
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
