import { type AnyObjectSchema, type InferType } from 'yup';

/**
 * A stored record that fits a schema, with the schema's defaults for what is missing; the defaults
 * alone where it does not fit. Never throws.
 */
export function readSetting<S extends AnyObjectSchema>(schema: S, value: unknown): InferType<S> {
  const candidate = typeof value === 'object' && value !== null ? value : {};
  return schema.isValidSync(candidate)
    ? schema.cast(candidate, { stripUnknown: true })
    : schema.getDefault();
}
