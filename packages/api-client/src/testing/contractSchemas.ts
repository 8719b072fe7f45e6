import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { SHARED_SCHEMAS } from './contractDocument.ts';

function createValidator(options: { coerceTypes?: boolean } = {}): Ajv2020 {
  // The types for the `if` of an edit are declared in the surrounding schema.
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, ...options });
  addFormats(ajv);
  ajv.addVocabulary(['x-assumption', 'x-extension']);
  ajv.addKeyword({
    keyword: 'isFile',
    schemaType: 'boolean',
    error: { message: 'must be a file' },
    validate: (_isFile: boolean, value: unknown) => value instanceof Blob,
  });
  for (const [name, schema] of Object.entries(SHARED_SCHEMAS)) ajv.addSchema(schema, name);
  return ajv;
}

const ajv = createValidator();
/** For values that arrive as text but represent numbers, in query and path. */
const textAjv = createValidator({ coerceTypes: true });

function toWords({ instancePath, message = '', keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? '/' : instancePath;
  if (keyword === 'additionalProperties')
    return `${place} must not have ${params.additionalProperty}`;
  if (keyword === 'enum') return `${place} must be one of ${params.allowedValues.join(', ')}`;
  return `${place} ${message}`;
}

/** Lists the faults of a value, such as '/videoUrl must be string'; empty if it is valid. */
export function schemaFaults(
  schema: object,
  value: unknown,
  { isText = false }: { isText?: boolean } = {},
): string[] {
  const validate = (isText ? textAjv : ajv).compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map(toWords);
}
