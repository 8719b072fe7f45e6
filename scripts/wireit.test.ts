import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { wireit }: { wireit: Record<string, { files: string[] }> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The files of a list, as Wireit reads it: a pattern with '!' removes files that earlier ones matched. */
const filesOf = (patterns: readonly string[]) =>
  new Set(
    fastGlob.sync(
      patterns.filter((pattern) => !pattern.startsWith('!')),
      {
        cwd: root,
        dot: true,
        ignore: [
          '**/node_modules/**',
          ...patterns
            .filter((pattern) => pattern.startsWith('!'))
            .map((pattern) => pattern.slice(1)),
        ],
      },
    ),
  );

const reads = Object.entries(wireit).map(([step, { files }]) => ({ step, files: filesOf(files) }));

const BUILDS = ['check:hosted-build', 'check:licences', 'test:journeys'];

describe('a change of', () => {
  it.each([
    [
      'packages/ui/src/components/Button/Button.tsx',
      ['lint', 'test:unit', 'test:stories', 'check:ui-package', 'check:peers', ...BUILDS],
    ],
    [
      'packages/ui/src/components/Button/Button.stories.tsx',
      ['lint', 'test:unit', 'test:stories', 'check:peers'],
    ],
    ['packages/app/src/App.tsx', ['lint', 'test:unit', 'test:stories', ...BUILDS]],
    ['packages/app/index.html', ['test:unit', 'test:stories', ...BUILDS]],
    [
      'packages/api-client/src/transport/request.ts',
      ['lint', 'test:unit', 'test:stories', 'check:peers', ...BUILDS],
    ],
    ['packages/api-client/src/calls.test.ts', ['lint', 'test:unit', 'check:peers']],
    // A unit test checks that a part of the full suite names each of these files.
    ['packages/app/e2e/newcomer.spec.ts', ['lint', 'test:unit', 'test:journeys']],
    ['.ci/run', ['test:unit']],
    // Unit tests read the configuration of the pictures, their record and their sizes.
    ['visual/playwright.config.ts', ['lint', 'test:unit']],
    ['visual/drawn.json', ['lint', 'test:unit']],
    ['mocks/handlers/auth.ts', ['lint', 'test:unit', 'test:stories', ...BUILDS]],
    ['mocks/public/mockServiceWorker.js', ['lint', 'test:unit', 'test:stories', ...BUILDS]],
    ['.storybook/preview.tsx', ['lint', 'test:unit', 'test:stories']],
    ['docs/licences.md', ['test:unit', 'check:licences']],
    [
      'package.json',
      ['lint', 'test:unit', 'test:stories', 'check:ui-package', 'check:peers', ...BUILDS],
    ],
  ])('%s runs the steps that read it, and no others', (file, steps) => {
    const readers = reads.filter(({ files }) => files.has(file)).map(({ step }) => step);
    expect(readers.toSorted()).toEqual(steps.toSorted());
  });
});

it('leaves unread only files that affect no step', () => {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const unread = listed.filter(
    (file) => existsSync(join(root, file)) && !reads.some(({ files }) => files.has(file)),
  );
  expect(unread).toEqual([
    '.editorconfig',
    '.gitattributes',
    '.gitignore',
    '.npmrc',
    '.nvmrc',
    '.prettierignore',
    'LICENSE',
  ]);
});

it.each(Object.entries(wireit))('%s: every pattern finds files', (_step, { files }) => {
  const found = files.filter((pattern) => !pattern.startsWith('!'));
  expect(found.filter((pattern) => filesOf([pattern]).size === 0)).toEqual([]);
});
