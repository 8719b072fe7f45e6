import { type AnyObjectSchema, type InferType } from 'yup';

/**
 * A stored record that fits a schema, with the schema's defaults for what is missing; the defaults
 * alone where it does not fit. Never throws.
 */
export function readSetting<S extends AnyObjectSchema>(schema: S, value: unknown): InferType<S> {
  const candidate = knownFields(schema, value);
  return schema.isValidSync(candidate)
    ? schema.cast(candidate, { stripUnknown: true })
    : schema.getDefault();
}

/**
 * The schema looks every key of a value up among its fields, and would find `toString` on the
 * prototype of those; so it sees none but its own keys.
 */
function knownFields(schema: AnyObjectSchema, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(schema.fields, name)),
  );
}
