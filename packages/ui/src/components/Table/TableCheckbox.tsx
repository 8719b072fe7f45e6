import { CheckboxButton, CheckboxField } from 'react-aria-components';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as choice from '../Field/choice.css.ts';

/** Selects the row it stands in, or all rows from the header; the table names it. */
export function TableCheckbox() {
  return (
    <CheckboxField slot="selection" className={choice.field}>
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <span className={checkbox.box}>
            {(isSelected || isIndeterminate) && (
              <svg className={checkbox.tick} viewBox="0 0 24 24" aria-hidden="true">
                <path d={isIndeterminate ? 'M5 12h14' : 'M20 6 9 17l-5-5'} />
              </svg>
            )}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
