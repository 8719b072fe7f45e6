import { CheckboxButton, CheckboxField } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { CheckMark } from './CheckMark.tsx';

/**
 * The box that selects its row of a React Aria list or table, or in a table's head all of them. The list
 * names it and knows its state. Use `Checkbox` in forms.
 */
export function SelectionCheckbox() {
  return (
    // Space selects the row itself: the box adds no stop of the Tab key.
    <CheckboxField slot="selection" excludeFromTabOrder className={choice.field}>
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
