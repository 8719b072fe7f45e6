import { type AnyObjectSchema, type InferType } from 'yup';

/**
 * Returns a stored record that fits a schema, with the schema's defaults for missing values; only the
 * defaults if it does not fit. Never throws.
 */
export function readSetting<S extends AnyObjectSchema>(schema: S, value: unknown): InferType<S> {
  const candidate = knownFields(schema, value);
  return schema.isValidSync(candidate)
    ? schema.cast(candidate, { stripUnknown: true })
    : schema.getDefault();
}

/**
 * Keeps only the schema's own keys: it looks up every key of a value among its fields, and would find
 * `toString` on their prototype.
 */
function knownFields(schema: AnyObjectSchema, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(schema.fields, name)),
  );
}
