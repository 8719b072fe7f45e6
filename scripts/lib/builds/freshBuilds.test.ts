import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { APP_SOURCES, REVIEW_SOURCES, WORKBENCH_SOURCES } from './freshBuilds.mjs';
import { ROOT } from '../run.mjs';

/** The scripts that these files import, types aside. */
function importedScripts(settings: readonly string[]): string[] {
  // Development only: it serves voice packs on Vite's own server.
  const files = glob.sync([...settings], {
    cwd: ROOT,
    ignore: ['packages/app/build/voicePacks.ts'],
  });
  return files.flatMap((file) =>
    [
      ...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(
        /^import (?!type )[^;]* from '(\.[^']*)';$/gm,
      ),
    ].flatMap(([, path = '']) => {
      const script = posix.join(posix.dirname(file), path);
      return script.startsWith('scripts/') ? [script] : [];
    }),
  );
}

test.each([
  ['app', APP_SOURCES, ['packages/app/vite.config.ts', 'packages/app/build/*.ts']],
  ['workbench', WORKBENCH_SOURCES, ['.storybook/**/*.{ts,tsx}']],
  ['review page', REVIEW_SOURCES, ['packages/review/vite.config.ts']],
])('the %s is built again after a change to a script of its build', (_, sources, settings) => {
  const scripts = importedScripts(settings);
  expect(scripts.length).toBeGreaterThan(0);
  const isSource = (script: string) =>
    sources.some((source) => script === source || script.startsWith(`${source}/`));
  expect(scripts.filter((script) => !isSource(script))).toEqual([]);
});
