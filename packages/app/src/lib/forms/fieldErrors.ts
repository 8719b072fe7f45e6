import { type AnySchema, ValidationError } from 'yup';

/**
 * Returns the first rule that each field of a form breaks, by field; empty when the form is valid. For an
 * empty field, only the missing value is reported.
 *
 * @param fields in the order of the form, which is the order of the errors
 */
export function fieldErrors<Field extends string>(
  schema: AnySchema,
  values: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const broken = error.inner.filter(({ path }) => path === field);
      const first = broken.find(({ type }) => type === 'required') ?? broken[0];
      if (first) errors[field] = first.message;
    }
    return errors;
  }
}
