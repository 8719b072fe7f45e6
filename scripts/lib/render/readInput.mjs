import { readFile, stat } from 'node:fs/promises';
import { loadSource } from '../loadSource.mjs';

/**
 * @typedef {typeof import('../../../packages/studio/src/recipe/index.ts')} RecipeModule
 * @typedef {typeof import('../../../packages/studio/src/table/index.ts')} TableModule
 * @typedef {import('../../../packages/studio/src/recipe/recipe.ts').Recipe} Recipe
 * @typedef {{ row: number; recipe: Recipe } | { row: number; problem: string }} Row
 */

/** A project file or a table that is refused; `message` is one sentence for the user. */
export class InputRefused extends Error {}

/**
 * The bytes of a file, unless there are more than that.
 *
 * @param {string} path
 * @param {number} limit
 */
async function bytesOf(path, limit) {
  try {
    const { size } = await stat(path);
    return size > limit ? null : new Uint8Array(await readFile(path));
  } catch {
    throw new InputRefused(`“${path}” could not be read.`);
  }
}

/**
 * The recipe of a project file.
 *
 * @param {string} path
 * @returns {Promise<Recipe>}
 * @throws {InputRefused}
 */
export async function readProjectFile(path) {
  /** @type {RecipeModule} */
  const { MAX_RECIPE_BYTES, readRecipe, RecipeError } = await loadSource(
    'packages/studio/src/recipe/index.ts',
  );
  const bytes = await bytesOf(path, MAX_RECIPE_BYTES);
  try {
    if (!bytes) throw new RecipeError('is larger than 1 MB');
    return readRecipe(new TextDecoder().decode(bytes));
  } catch (cause) {
    if (!(cause instanceof RecipeError)) throw cause;
    throw new InputRefused(`“${path}” cannot be used: it ${cause.reason}.`);
  }
}

/**
 * Refuses a recipe whose blanks nothing fills: the presenter would say their names.
 *
 * @param {Recipe} recipe
 */
export async function refuseBlanks(recipe) {
  /** @type {TableModule} */
  const { blanksOf } = await loadSource('packages/studio/src/table/index.ts');
  const [blank] = blanksOf(recipe);
  if (blank === undefined) return;
  throw new InputRefused(`The project file has the blank {{${blank}}}: fill it with --table.`);
}

/**
 * The recipe of each row of a table, or why there is none.
 *
 * @param {Recipe} recipe
 * @param {string} path
 * @returns {Promise<Row[]>}
 * @throws {InputRefused} for a file that is no table, or one that lacks a column
 */
export async function readRows(recipe, path) {
  /** @type {TableModule} */
  const studio = await loadSource('packages/studio/src/table/index.ts');
  const { blanksOf, fillRecipe, guessColumns, problemsOf, readTable, rowSentence } = studio;
  const bytes = await bytesOf(path, studio.TABLE_LIMITS.bytes);
  if (!bytes) throw new InputRefused(`“${path}” is larger than 20 MB.`);
  const table = (() => {
    try {
      return readTable(bytes);
    } catch (cause) {
      if (!(cause instanceof studio.TableError)) throw cause;
      throw new InputRefused(`“${path}” cannot be used: ${cause.message}`);
    }
  })();
  const blanks = blanksOf(recipe);
  const columns = guessColumns(blanks, table.columns);
  const missing = blanks.find((blank) => columns[blank] === null);
  if (missing !== undefined) {
    throw new InputRefused(`“${path}” has no column for the blank {{${missing}}}.`);
  }
  const names = Object.fromEntries(
    blanks.map((blank) => [blank, table.columns[columns[blank] ?? 0] ?? blank]),
  );
  return table.rows.map(({ row, cells }) => {
    const values = studio.valuesOfRow(cells, columns);
    const [problem] = problemsOf(recipe, values);
    return problem
      ? { row, problem: rowSentence(problem, names) }
      : { row, recipe: fillRecipe(recipe, values) };
  });
}
