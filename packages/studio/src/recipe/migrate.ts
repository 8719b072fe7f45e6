import { RecipeError } from './RecipeError.ts';

/** An object of a file before its shape is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Turns a file of one version into the next, by the version that it takes. It meets unchecked fields. */
export type Migrations = ReadonlyMap<number, (fields: Fields) => Fields>;

/**
 * The fields of a file of any version that can be read, in the current one.
 *
 * @throws `RecipeError` for what has no version, a version that never was, or a newer one
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
