/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

export const flag = { type: 'boolean' };

/** Returns the schema of an object with exactly these properties. */
export function closed(required: Schema, optional: Schema = {}): Schema {
  return {
    type: 'object',
    properties: { ...optional, ...required },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** Returns the schema of a text; `title` describes the expected value if it does not match. */
export function pattern(source: string, title: string): Schema {
  return { type: 'string', pattern: source, title };
}
