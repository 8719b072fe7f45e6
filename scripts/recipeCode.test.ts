import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { recipeCode, SCHEMA_FILE, VALIDATOR_FILE } from './lib/recipeCode.mjs';

test('the published schema and the validator of project files are those of their source', async () => {
  const { schema, validator } = await recipeCode();
  const isCurrent = [
    (await readFile(SCHEMA_FILE, 'utf8')) === schema,
    (await readFile(VALIDATOR_FILE, 'utf8')) === validator,
  ];
  expect(isCurrent, 'Run npm run build:recipe').toEqual([true, true]);
});

test('the validator makes no code while it runs', async () => {
  const { validator } = await recipeCode();
  expect(validator).not.toMatch(/\beval\b|\bFunction\b|\bimport\b|\brequire\b/u);
});
