import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CODE_FILE, conversionCode } from './conversionCode.mjs';

test('the compiled pixel conversion matches its source', async () => {
  expect(await readFile(CODE_FILE, 'utf8')).toBe(await conversionCode());
});
