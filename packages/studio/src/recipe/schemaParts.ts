/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

export const flag = { type: 'boolean' };

/** An object with these properties and no others. */
export function closed(required: Schema, optional: Schema = {}): Schema {
  return {
    type: 'object',
    properties: { ...optional, ...required },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** A text; `title` is what a sentence asks for when it does not match. */
export function pattern(source: string, title: string): Schema {
  return { type: 'string', pattern: source, title };
}
