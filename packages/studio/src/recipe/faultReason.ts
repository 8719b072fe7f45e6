import { quoted } from './quoted.ts';

/** The first fault that the generated validator found, with its part of the schema (Ajv, verbose). */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  parentSchema?: Readonly<Record<string, unknown>>;
  data?: unknown;
}

/** Longest list of choices that is worth reading out. */
const MAX_CHOICES = 8;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'fields in braces',
  array: 'a list',
};

/** Says what is wrong and where, as the predicate of a sentence about the file. */
export function faultReason(fault: SchemaFault): string {
  const { keyword, params, parentSchema = {}, data } = fault;
  const place = quoted(pathOf(fault.instancePath));
  switch (keyword) {
    case 'required':
      return `has no ${quoted(pathOf(`${fault.instancePath}/${String(params['missingProperty'])}`))}`;
    case 'additionalProperties': {
      const name = quoted(pathOf(`${fault.instancePath}/${String(params['additionalProperty'])}`));
      return `has ${name}, which Lectern does not know`;
    }
    case 'type':
      return `needs ${TYPES[String([params['type']].flat()[0])] ?? 'another value'} in ${place}`;
    case 'enum':
      return `has ${quoted(data)} in ${place}, ${choices(params['allowedValues'])}`;
    case 'minimum':
    case 'maximum': {
      const range = `${String(parentSchema['minimum'])} to ${String(parentSchema['maximum'])}`;
      return `has ${String(data)} in ${place}, where ${range} is allowed`;
    }
    case 'minLength':
      return `has no text in ${place}`;
    case 'maxLength':
      return `has more than ${grouped(params['limit'])} characters in ${place}`;
    case 'maxItems':
      return `has more than ${grouped(params['limit'])} entries in ${place}`;
    default: {
      const { title } = parentSchema;
      return `needs ${typeof title === 'string' ? title : 'another value'} in ${place}`;
    }
  }
}

/** Formats `/voice/speed` as `voice.speed`, and `/list/2` as `list[2]`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/gu, '[$1]')
    .replaceAll('/', '.')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

function choices(allowed: unknown): string {
  if (!Array.isArray(allowed) || allowed.length > MAX_CHOICES) return 'which Lectern does not have';
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed.map(String));
  return `where ${names} is allowed`;
}

function grouped(limit: unknown): string {
  return Number(limit).toLocaleString('en-US');
}
