/**
 * Readers of single values from a response. None of them throws; each returns null for missing or useless
 * values, and reading its own result again gives the same result.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object and not an array, otherwise null. */
export function readRecord(value: unknown): UnknownRecord | null {
  return isRecord(value) ? value : null;
}

/** Returns the value if it is an array, otherwise an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads text unchanged. A finite number is converted, because servers send numbers for names and IDs. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** Like {@link readText}, but text of only white space counts as missing. */
export function readFilledText(value: unknown): string | null {
  const text = readText(value);
  return text !== null && text.trim() !== '' ? text : null;
}

/** Reads a finite number, or text that represents one. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Reads a number of zero or more (seconds, counts), otherwise null. */
export function readAmount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 ? number : null;
}

/** Reads progress in percent, clamped to 0–100. */
export function readPercent(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.min(100, Math.max(0, number));
}

/** True only for `true`: a missing flag means no. */
export function readFlag(value: unknown): boolean {
  return value === true;
}

// Groups: the time with its offset, the offset.
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** Reads an ISO 8601 date as text, or null. A time without an offset counts as UTC and gets its `Z`. */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const [, time, offset] = match;
  const dated = time && !offset ? `${text}Z` : text;
  return Number.isNaN(Date.parse(dated)) ? null : dated;
}

/** Returns the value if it is one of the choices, otherwise null. */
export function readChoice<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** Returns the non-empty texts of a list. */
export function readTexts(value: unknown): string[] {
  return readList(value)
    .map(readFilledText)
    .filter((text) => text !== null);
}

/** Returns the first result that is not null, in the given order. */
export function firstOf<T>(
  reader: (value: unknown) => T | null,
  ...values: readonly unknown[]
): T | null {
  for (const value of values) {
    const result = reader(value);
    if (result !== null) return result;
  }
  return null;
}

/** Reads the ID of a record under either of its names; `_id` wins. */
export function readId(value: unknown): string | null {
  const record = readRecord(value);
  return firstOf(readFilledText, record?.['_id'], record?.id);
}
