import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leanModulesPlugin } from './.storybook/plugins/leanModulesPlugin.ts';
import { fromSources } from './scripts/lib/builds/fromSources.mjs';
import { storyBrowser } from './scripts/lib/machine/storyBrowser.mjs';
import { reporters, unitProjects } from './vitest.unit.config.ts';

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const stories = storyBrowser(process.env.STORY_BROWSER);

export default defineConfig({
  // The stylesheet compiler reads the file's top level, not a project.
  ...fromSources,
  test: {
    reporters,
    projects: [
      ...unitProjects,
      {
        ...fromSources,
        test: {
          // Compiles and lints the files that `npm run new:component` and `new:endpoint` write.
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
          leanModulesPlugin(),
          storybookTest({ configDir: dir('./.storybook'), storybookScript: 'npm run storybook' }),
        ],
        ...fromSources,
        publicDir: dir('./mocks/public'),
        // If it were only discovered when the first story imports it, the page would reload under its
        // tests.
        optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
        test: {
          name: 'stories',
          // Every story creates its own cache, clock and backend; a new page per file would load all of
          // Storybook again, which took as long as the stories themselves.
          isolate: false,
          // A page keeps one processor busy: two pages side by side, each with its own storage.
          maxWorkers: 2,
          testTimeout: 60_000,
          setupFiles: [
            './.storybook/checks/vitest.setup.ts',
            // A trace contains screenshots of the page.
            ...(process.env.STORY_TRACES ? [] : ['./.storybook/checks/undrawn.setup.ts']),
            ...(process.env.STORY_CHECKERS ? ['./.storybook/checks/otherCheckers.setup.ts'] : []),
            ...(process.env.STORY_DARK ? ['./.storybook/checks/darkTheme.setup.ts'] : []),
            ...(process.env.STORY_LATE ? ['./.storybook/checks/late.setup.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            // The setup file takes them.
            screenshotFailures: false,
            screenshotDirectory: dir('./test-results/stories'),
            // Costs a quarter of a second per story, failed or not.
            trace: {
              mode: process.env.STORY_TRACES ? 'retain-on-failure' : 'off',
              tracesDir: dir('./test-results/stories'),
            },
            provider: playwright({
              launchOptions: stories.launchOptions,
              // Larger than the 1200 x 900 story frame, which would otherwise be scaled down.
              contextOptions: { viewport: { width: 1440, height: 1080 }, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: stories.browser }],
          },
        },
      },
    ],
  },
});
