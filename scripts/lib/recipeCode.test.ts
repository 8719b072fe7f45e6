import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { recipeCode, SCHEMA_FILE, VALIDATOR_FILE } from './recipeCode.mjs';

test('the published schema and the validator of project files match their source', async () => {
  const { schema, validator } = await recipeCode();
  const isCurrent = [
    (await readFile(SCHEMA_FILE, 'utf8')) === schema,
    (await readFile(VALIDATOR_FILE, 'utf8')) === validator,
  ];
  expect(isCurrent, 'Run npm run build:recipe').toEqual([true, true]);
});

test('the validator generates no code at run time', async () => {
  const { validator } = await recipeCode();
  expect(validator).not.toMatch(/\beval\b|\bFunction\b|\bimport\b|\brequire\b/u);
});
