import { RecipeError } from './RecipeError.ts';

/** An object in a file before its shape is checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Steps from one version of a file to the next, keyed by the version that they take. Their input is
 * unchecked.
 */
export type Migrations = ReadonlyMap<number, (fields: Fields) => Fields>;

/**
 * Returns the fields of a file of any readable version in the current format.
 *
 * @throws `RecipeError` for a file without a version, with a version that never existed, or with a newer
 *   one
 */
export function migrate(value: unknown, current: number, migrations: Migrations): Fields {
  if (!isFields(value)) throw new RecipeError('holds no project');
  const { version } = value;
  if (version === undefined) throw new RecipeError('has no “version”');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new RecipeError('needs a whole number from 1 in “version”');
  }
  if (version > current) {
    const versions = `file version ${version}, this one reads up to ${current}`;
    throw new RecipeError(`was made by a newer Lectern (${versions})`);
  }
  let fields: Fields = value;
  for (let from = version; from < current; from += 1) {
    const next = migrations.get(from);
    if (!next) throw new RangeError(`no migration from version ${from}`);
    fields = { ...next(fields), version: from + 1 };
  }
  return fields;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
