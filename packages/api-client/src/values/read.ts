/**
 * Readers of single values from an answer. None of them throws, each gives null for what is
 * missing or of no use, and reading its own result again gives the same result.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is an object and no array, else null. */
export function readRecord(value: unknown): UnknownRecord | null {
  return isRecord(value) ? value : null;
}

/** The value when it is an array, else an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text as it stands. A finite number is written out, since servers send numbers for names and ids. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** As {@link readText}, where text of nothing but white space counts as missing. */
export function readFilledText(value: unknown): string | null {
  const text = readText(value);
  return text !== null && text.trim() !== '' ? text : null;
}

/** A finite number, or text that holds one. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A number of zero or more (seconds, counts), else null. */
export function readAmount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 ? number : null;
}

/** Progress in percent, clamped to 0–100. */
export function readPercent(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.min(100, Math.max(0, number));
}

/** True only for `true`: an absent flag means no. */
export function readFlag(value: unknown): boolean {
  return value === true;
}

// Groups: the time with its offset, the offset.
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** An ISO 8601 date as text, or null. A time without an offset is UTC and gets its `Z`. */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const [, time, offset] = match;
  const dated = time && !offset ? `${text}Z` : text;
  return Number.isNaN(Date.parse(dated)) ? null : dated;
}

/** The value when it is one of the choices, else null. */
export function readChoice<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** The texts of a list that hold anything. */
export function readTexts(value: unknown): string[] {
  return readList(value)
    .map(readFilledText)
    .filter((text) => text !== null);
}

/** The first result that is not null, in the order given. */
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

/** The id of a record under either of its names; `_id` wins. */
export function readId(value: unknown): string | null {
  const record = readRecord(value);
  return firstOf(readFilledText, record?.['_id'], record?.id);
}
