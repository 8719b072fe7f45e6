import type { MediaType } from './contractDocument.ts';
import { schemaFaults } from './contractSchemas.ts';

/** Returns the content type of a header, without its parameters. */
export function mediaTypeOf(header: string | null): string | null {
  return header?.split(';')[0]?.trim().toLowerCase() ?? null;
}

/** Collects names with their values. A name with several values, or listed in `lists`, has an array. */
export function toRecord(
  entries: Iterable<readonly [string, unknown]>,
  lists: readonly string[] = [],
): Record<string, unknown> {
  const record: Record<string, unknown[]> = {};
  for (const [name, value] of entries) record[name] = [...(record[name] ?? []), value];
  return Object.fromEntries(
    Object.entries(record).map(([name, values]) => [
      name,
      values.length > 1 || lists.includes(name) ? values : values[0],
    ]),
  );
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Lists the faults of a JSON or text body. */
export function textFaults(type: string, { schema }: MediaType, text: string): string[] {
  if (type !== 'application/json') return schemaFaults(schema, text);
  const json = parseJson(text);
  return json ? schemaFaults(schema, json.value) : ['the body must be JSON'];
}

/** Lists the faults of a form. A part that may occur several times has its own content type. */
export function formFaults(
  { schema, encoding = {} }: MediaType,
  form: FormData | URLSearchParams,
): string[] {
  const parts = [...form];
  const wrongTypes = parts.flatMap(([name, value]) => {
    const wanted = encoding[name]?.contentType;
    if (wanted === undefined || typeof value === 'string') return [];
    return value.type.startsWith(wanted.replace('*', '')) ? [] : [`/${name} must be ${wanted}`];
  });
  return [...schemaFaults(schema, toRecord(parts, Object.keys(encoding))), ...wrongTypes];
}
