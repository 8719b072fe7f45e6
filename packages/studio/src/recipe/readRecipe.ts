import { plainText } from '../marks/findMarks.ts';
import { countWords } from '../reading/writtenWords.ts';
import { MAX_SCRIPT_WORDS } from '../types.ts';
import { faultReason } from './faultReason.ts';
import { type Migrations, migrate } from './migrate.ts';
import { MAX_RECIPE_BYTES, type Recipe, RECIPE_VERSION } from './recipe.ts';
import { readJson } from './readJson.ts';
import { RecipeError } from './RecipeError.ts';
import { validate } from './validateRecipe.gen.js';

/** Steps from older versions to the current one; none yet. */
const MIGRATIONS: Migrations = new Map();

/** Windows editors start UTF-8 files with this character, and JSON parsers may skip it (RFC 8259, 8.1). */
const BYTE_ORDER_MARK = /^\uFEFF/u;

/**
 * Reads the text of a project file. Whatever the text contains, the work is bounded and nothing else is
 * opened: names are looked up in lists, and addresses are treated as text.
 *
 * @throws `RecipeError` with one sentence for the user, and nothing else
 */
export function readRecipe(text: string): Recipe {
  // No encoding has more characters than bytes.
  if (text.length > MAX_RECIPE_BYTES) throw new RecipeError('is larger than 1 MB');
  const value = migrate(readJson(text.replace(BYTE_ORDER_MARK, '')), RECIPE_VERSION, MIGRATIONS);
  if (!validate(value)) {
    const [fault] = validate.errors ?? [];
    throw new RecipeError(fault ? faultReason(fault) : 'holds no project');
  }
  const words = countInPieces(plainText(value.script));
  if (words === 0) throw new RecipeError('has nothing to speak in “script”');
  if (words > MAX_SCRIPT_WORDS) {
    const limit = MAX_SCRIPT_WORDS.toLocaleString('en-US');
    throw new RecipeError(`has more than ${limit} words in “script”`);
  }
  return value;
}

/**
 * Counts words in text without spaces with a dictionary, which takes time that is quadratic in the text's
 * length: half a minute for the longest script of a single Thai letter.
 */
function countInPieces(text: string): number {
  return (text.match(/\S{1,500}/gu) ?? []).reduce((sum, piece) => sum + countWords(piece), 0);
}
