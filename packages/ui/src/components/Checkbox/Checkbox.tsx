import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import * as choice from '../Field/choice.css.ts';
import { FieldHelp, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { CheckMark } from './CheckMark.tsx';

export interface CheckboxProps
  extends
    Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    Pick<FieldWords, 'description' | 'errorMessage' | 'isInvalid'> {
  /** The label: a statement that is true when the box is ticked. */
  children: ReactNode;
}

/**
 * A yes-or-no choice that takes effect when the form is submitted. Use `Switch` for a setting that takes
 * effect at once.
 */
export function Checkbox({
  children,
  description,
  errorMessage,
  isInvalid,
  ...props
}: CheckboxProps) {
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  return (
    <CheckboxField
      {...helpOf({ description, errorMessage: error.errorMessage })}
      validationBehavior="aria"
      {...props}
      isInvalid={error.isInvalid}
      className={choice.field}
    >
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span className={choice.words}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={choice.help}>
        <FieldHelp description={description} errorMessage={error.errorMessage} />
      </div>
    </CheckboxField>
  );
}
