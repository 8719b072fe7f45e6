import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { format, resolveConfig } from 'prettier';
import { loadSource } from './loadSource.mjs';
import { ROOT } from './run.mjs';

const SOURCE = 'packages/studio/src/recipe/recipeSchema.ts';

/** The schema that the app serves. */
export const SCHEMA_FILE = join(ROOT, 'packages/app/public/lectern.schema.json');

/** The validator of `readRecipe`. */
export const VALIDATOR_FILE = join(ROOT, 'packages/studio/src/recipe/validateRecipe.gen.js');

/** Ajv's own counter is a CommonJS module. */
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';

/**
 * The published schema, and its validator as code without dependencies: a page's security policy allows no
 * code that is generated at run time.
 *
 * @returns the contents of {@link SCHEMA_FILE} and {@link VALIDATOR_FILE}
 */
export async function recipeCode() {
  /** @type {typeof import('../../packages/studio/src/recipe/recipeSchema.ts')} */
  const { RECIPE_SCHEMA } = await loadSource(SOURCE);
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    // We write the sentences ourselves: they need the schema and the value, not Ajv's message.
    messages: false,
    verbose: true,
    allowUnionTypes: true,
  });
  const code = standaloneCode(ajv, ajv.compile(RECIPE_SCHEMA)).replaceAll(
    LENGTH,
    '(text) => Array.from(text).length',
  );
  if (/\brequire\(/u.test(code)) throw new Error('The validator needs a module.');
  return {
    schema: await format(JSON.stringify(RECIPE_SCHEMA), {
      ...(await resolveConfig(SCHEMA_FILE)),
      filepath: SCHEMA_FILE,
    }),
    validator: `/* Generated from recipeSchema.ts by \`npm run build:recipe\`. */\n${code}\n`,
  };
}
