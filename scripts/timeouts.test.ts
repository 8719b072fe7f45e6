// @vitest-environment node
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OWN_TIME = /(?:\btimeout: |setTimeout\(|Timeout\()\d[\d_]*/g;

const timesIn = (text: string) => text.match(OWN_TIME) ?? [];

/**
 * Not a safety limit but the rule under test: workers that end at once are gone before those that may wait.
 */
const MEASURED = ['packages/app/e2e/keptWorkers.spec.ts: timeout: 5_000'];

test('end-to-end tests use the timeouts of support/timeouts.ts, and define none of their own', async () => {
  expect(timesIn('expect(film).toBeVisible({ timeout: 120_000 })')).toEqual(['timeout: 120_000']);
  expect(timesIn('test.setTimeout(240_000)')).toEqual(['setTimeout(240_000']);

  const files = await fastGlob(['playwright*.config.ts', 'packages/app/e2e/**/*.ts'], {
    cwd: ROOT,
  });
  expect(files).toContain('packages/app/e2e/support/timeouts.ts');
  const found = files.flatMap((file) =>
    timesIn(readFileSync(join(ROOT, file), 'utf8')).map((time) => `${file}: ${time}`),
  );
  expect(found).toEqual(MEASURED);
});
