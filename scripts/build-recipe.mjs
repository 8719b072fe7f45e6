/** Writes the schema of project files and its validator from recipeSchema.ts. Commit the result. */
import { writeFile } from 'node:fs/promises';
import { recipeCode, SCHEMA_FILE, VALIDATOR_FILE } from './lib/recipeCode.mjs';

const { schema, validator } = await recipeCode();
await writeFile(SCHEMA_FILE, schema);
await writeFile(VALIDATOR_FILE, validator);
