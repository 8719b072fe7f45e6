import { readFile, stat } from 'node:fs/promises';
import { loadSource } from '../loadSource.mjs';
import { readPacks } from '../voices/voicesFolder.mjs';

/**
 * @typedef {typeof import('../../../packages/studio/src/recipe/index.ts')} RecipeModule
 * @typedef {typeof import('../../../packages/studio/src/table/index.ts')} TableModule
 * @typedef {typeof import('../../../packages/studio/src/packs/index.ts')} PacksModule
 * @typedef {typeof import('../../../packages/studio/src/marks/index.ts')} MarksModule
 * @typedef {import('../../../packages/studio/src/recipe/recipe.ts').Recipe} Recipe
 * @typedef {{ row: number; recipe: Recipe } | { row: number; problem: string }} Row
 */

/** Thrown for a project file or a table that is refused; `message` is one sentence for the user. */
export class InputRefused extends Error {}

/**
 * Reads a file; returns null if it has more bytes than the limit.
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
 * Reads the recipe in a project file.
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
 * Checks a recipe's voice before a film is made.
 *
 * @param {Recipe} recipe
 * @param {string} folder - Of the voice packs.
 * @returns {Promise<string[]>} Sentences for the user.
 * @throws {InputRefused} if the pack of the voice is not here
 */
export async function judgeVoice({ voice: { id, pack, recorded } }, folder) {
  const sentences = [];
  if (pack) {
    const here = (await readPacks(folder)).find((each) => each.id === pack.id);
    const hasVoice = Array.isArray(here?.voices) && here.voices.some((each) => each.id === id);
    if (!here || !hasVoice) {
      const what = here ? `has no voice “${id}”` : `is not in ${folder}`;
      throw new InputRefused(
        `The project file speaks with the voice pack “${pack.id}”, which ${what}: add it with ` +
          '“npm run voices -- add”, or name another voice in “voice”.',
      );
    }
    /** @type {PacksModule} */
    const { packVersion } = await loadSource('packages/studio/src/packs/index.ts');
    const files = /** @type {Parameters<typeof packVersion>[0]['files']} */ (here.files);
    if (pack.version !== undefined && (await packVersion({ files })) !== pack.version) {
      sentences.push(
        `The voice pack “${pack.id}” is another version than the project file’s: it may sound different.`,
      );
    }
  }
  if (recorded) {
    sentences.push(
      `Recordings are not in a project file: the voice “${id}” speaks in their place.`,
    );
  }
  return sentences;
}

/**
 * Checks the marks in a recipe's script before a film is made.
 *
 * @param {Recipe} recipe
 * @returns {Promise<string[]>} Sentences for the user.
 */
export async function judgeMarks({ script }) {
  /** @type {MarksModule} */
  const { findMarks } = await loadSource('packages/studio/src/marks/index.ts');
  const unknown = findMarks(script).filter(({ kind }) => kind === 'unknown');
  const written = new Set(unknown.map(({ from, to }) => script.slice(from, to)));
  if (written.size === 0) return [];
  const list = new Intl.ListFormat('en').format(written);
  return [
    written.size === 1
      ? `The mark ${list} names no gesture: it is neither spoken nor played.`
      : `The marks ${list} name no gestures: they are neither spoken nor played.`,
  ];
}

/**
 * Refuses a recipe with unfilled blanks: the presenter would read out their names.
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
 * The recipe of each row of a table, or why the row has none.
 *
 * @param {Recipe} recipe
 * @param {string} path
 * @returns {Promise<Row[]>}
 * @throws {InputRefused} for a file that is not a table, or that lacks a column
 */
export async function readRows(recipe, path) {
  /** @type {TableModule} */
  const studio = await loadSource('packages/studio/src/table/index.ts');
  const { blanksOf, createRowCheck, fillRecipe, namedColumns, readTable, rowSentence } = studio;
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
  const columns = namedColumns(blanks, table.columns);
  const missing = blanks.find((blank) => columns[blank] === null);
  if (missing !== undefined) {
    throw new InputRefused(
      `“${path}” has no column for the blank {{${missing}}}. Its columns: ${table.columns.join(', ')}.`,
    );
  }
  const names = Object.fromEntries(
    blanks.map((blank) => [blank, table.columns[columns[blank] ?? 0] ?? blank]),
  );
  const check = createRowCheck(recipe);
  return table.rows.map(({ row, cells, hasMore }) => {
    const values = studio.valuesOfRow(cells, columns);
    const [problem] = hasMore ? [/** @type {const} */ ({ kind: 'more-cells' })] : check(values);
    return problem
      ? { row, problem: rowSentence(problem, names) }
      : { row, recipe: fillRecipe(recipe, values) };
  });
}
