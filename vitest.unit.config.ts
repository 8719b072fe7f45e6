import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { reactWithCompiler } from './packages/app/build/reactCompiler.ts';
import { fromSources } from './scripts/lib/builds/fromSources.mjs';
import { vitestReport } from './scripts/lib/testing/reports/vitestReport.mjs';

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const UNIT_TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'mocks/**/*.test.ts',
  'scripts/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'examples/**/*.test.ts',
];
const NO_UNIT_TESTS = ['**/node_modules/**', '**/.tsc/**', 'scripts/generators.test.ts'];

/** Tests that need a page say so in their first line; tests of rules do without one. */
const withPage = glob
  .sync(UNIT_TESTS, { cwd: dir('.'), ignore: NO_UNIT_TESTS })
  .filter((path) => readFileSync(dir(path), 'utf8').startsWith('// @vitest-environment jsdom'));

/** The files that the names of packages stand for. */
const packages = glob
  .sync(['packages/*/package.json', 'mocks/package.json'], { cwd: dir('.') })
  .map((path) => readFileSync(dir(path), 'utf8'))
  .join('\n');
const keyOfPackages = () => packages;

/** Transformed modules name the files they import: they are outdated once a name stands for another one. */
const moduleCacheKey: Plugin = {
  name: 'lectern:module-cache-key',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(keyOfPackages);
  },
};

/**
 * Unit tests with a page and those without have separate threads: files of one kind share theirs, and each
 * module is read once.
 */
const unitTests = (test: ProjectConfig) => ({
  plugins: [
    reactWithCompiler(),
    // No unit test reads CSS: stylesheets run as modules, each transformed on its own.
    vanillaExtractPlugin({ unstable_mode: 'transform' }),
    moduleCacheKey,
  ],
  ...fromSources,
  test: {
    // Threads start and read modules faster than processes do; files in a thread share its modules.
    pool: 'threads',
    isolate: false,
    // All cores: the default leaves one free, which is half of two.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // Its modules import JSON without an import attribute, which plain Node rejects.
    server: { deps: { inline: ['phonemize'] } },
    setupFiles: ['./vitest.setup.ts'],
    // Most waits end after a few milliseconds; the default interval is 50.
    expect: { poll: { interval: 5 } },
    // Property tests on a busy machine; none of them measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

export const unitProjects: TestProjectConfiguration[] = [
  unitTests({
    name: 'unit-node',
    include: UNIT_TESTS,
    exclude: [...NO_UNIT_TESTS, ...withPage],
  }),
  unitTests({ name: 'unit-page', environment: 'jsdom', include: withPage }),
];

/** The folder in which a run of many steps expects the report of this one. */
const reports = process.env.TEST_REPORTS;

export const reporters = [
  'default',
  ...(process.env.GITHUB_ACTIONS ? ['github-actions' as const] : []),
  ...(reports ? [vitestReport(reports)] : []),
];

/**
 * The unit tests alone, for `npm run test:unit`: `vitest.config.ts`, which includes them, too, loads
 * Storybook for the stories, and does so again for each stylesheet compiler.
 */
export default defineConfig({
  ...fromSources,
  test: {
    reporters,
    projects: unitProjects,
    // Keeps transformed modules between runs. `npx vitest --clearCache --config vitest.unit.config.ts`
    // removes them.
    experimental: { fsModuleCache: true, fsModuleCachePath: dir('./.cache/unit-modules') },
  },
});
