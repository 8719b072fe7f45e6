import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Fails once with the command that makes the build, instead of in every test that needs it. */
export function expectBuild(folder: string, command: string): void {
  const file = new URL(`../../${folder}/index.html`, import.meta.url);
  expect(existsSync(file), `There is no build in packages/app/${folder}. Run: ${command}`).toBe(
    true,
  );
}

export { test };
