import type { AiEditForm } from './form.ts';
import type { CheckedField } from './formMessages.ts';
import type { FormChange } from './formReducer.ts';

/** What every group of fields takes. */
export interface FormFieldsProps {
  form: AiEditForm;
  /** What keeps the form from being sent, by field. */
  errors: Partial<Record<CheckedField, string>>;
  onChange: (change: FormChange) => void;
}
