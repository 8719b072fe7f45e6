import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { reactWithCompiler } from './packages/app/build/reactCompiler.ts';
import { fromSources } from './scripts/lib/fromSources.mjs';
import { vitestReport } from './scripts/lib/reports/vitestReport.mjs';
import { storyBrowser } from './scripts/lib/storyBrowser.mjs';

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const stories = storyBrowser(process.env.STORY_BROWSER);

const UNIT_TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'mocks/**/*.test.ts',
  'scripts/**/*.test.ts',
  'examples/**/*.test.ts',
];
const NO_UNIT_TESTS = ['**/node_modules/**', '**/.tsc/**', 'scripts/generators.test.ts'];

/** Tests that need a page say so in their first line; tests of rules do without. */
const withPage = glob
  .sync(UNIT_TESTS, { cwd: dir('.'), ignore: NO_UNIT_TESTS })
  .filter((path) => readFileSync(dir(path), 'utf8').startsWith('// @vitest-environment jsdom'));

/**
 * Unit tests with a page and those without have processes of their own: files of one kind share theirs,
 * and each module is read once.
 */
const unitTests = (test: ProjectConfig) => ({
  plugins: [reactWithCompiler(), vanillaExtractPlugin()],
  ...fromSources,
  test: {
    isolate: false,
    // All cores: the default leaves one free, which of two is half.
    maxWorkers: '100%',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // Its modules import JSON without saying so, which Node alone refuses.
    server: { deps: { inline: ['phonemize'] } },
    setupFiles: ['./vitest.setup.ts'],
    // Property tests on a busy machine; none of them measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

/** Where a run of many steps wants the report of this one. */
const reports = process.env.TEST_REPORTS;

export default defineConfig({
  // The compiler of stylesheets reads the file's top level, not a project.
  ...fromSources,
  test: {
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions' as const] : []),
      ...(reports ? [vitestReport(reports)] : []),
    ],
    projects: [
      unitTests({
        name: 'unit-node',
        include: UNIT_TESTS,
        exclude: [...NO_UNIT_TESTS, ...withPage],
      }),
      unitTests({ name: 'unit-page', environment: 'jsdom', include: withPage }),
      {
        ...fromSources,
        test: {
          // What `npm run new:component` and `new:endpoint` write, compiled and linted.
          name: 'generators',
          include: ['scripts/generators.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        ...fromSources,
        test: {
          // Films on the engines of docs/rendering-at-scale.md.
          name: 'scale',
          include: ['examples/**/*.scale.ts'],
          fileParallelism: false,
          testTimeout: 1_800_000,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: dir('./.storybook'), storybookScript: 'npm run storybook' }),
        ],
        ...fromSources,
        publicDir: dir('./mocks/public'),
        // Found only when the first story asks for them, they would reload the page under its tests.
        optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
        test: {
          name: 'stories',
          // Every story makes its own cache, clock and backend; a new page a file would load all of
          // Storybook again, which took as long as the stories themselves.
          isolate: false,
          // A page is busy with one processor: two pages side by side, each with storage of its own.
          maxWorkers: 2,
          testTimeout: 60_000,
          setupFiles: [
            './.storybook/vitest.setup.ts',
            ...(process.env.STORY_CHECKERS ? ['./.storybook/otherCheckers.setup.ts'] : []),
            ...(process.env.STORY_DARK ? ['./.storybook/darkTheme.setup.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            screenshotDirectory: dir('./test-results/stories'),
            // A quarter of a second of each story, failed or not.
            trace: {
              mode: process.env.STORY_TRACES ? 'retain-on-failure' : 'off',
              tracesDir: dir('./test-results/stories'),
            },
            provider: playwright({
              launchOptions: stories.launchOptions,
              // Larger than the 1200 x 900 story frame, which would else be scaled down.
              contextOptions: { viewport: { width: 1440, height: 1080 }, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: stories.browser }],
          },
        },
      },
    ],
  },
});
