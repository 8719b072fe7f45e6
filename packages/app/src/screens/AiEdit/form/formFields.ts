import type { AiEditForm } from './form.ts';
import type { CheckedField } from './formMessages.ts';
import type { FormChange } from './formReducer.ts';

/** The props of every group of fields. */
export interface FormFieldsProps {
  form: AiEditForm;
  /** Why the form cannot be sent, by field. */
  errors: Partial<Record<CheckedField, string>>;
  onChange: (change: FormChange) => void;
}
