import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { IS_FILMING } from './scripts/lib/filmFailures.mjs';
import { BESIDE_FILMS } from './scripts/lib/parts.mjs';
import { reporters } from './scripts/lib/reports/reporters.mjs';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/findChromium.mjs';
import { ACTION_TIMEOUT, PAGE_TIMEOUT, TEST_TIMEOUT } from './packages/app/e2e/support/timeouts.ts';

/**
 * Away from `npm start`'s port, so that tests never meet somebody's running copy. `E2E_PORT` names another,
 * for two runs at once or beside a server that a killed run has left.
 */
const PORT = Number(process.env.E2E_PORT ?? 4189);
const EMBEDDED_BUILD = 'packages/app/dist-embedded';

/**
 * Two backends, one app: `embedded` runs the build with the backend in the page, `hosted` the one
 * that production gets, against the mocks' handlers over HTTP. Each begins with a look for its build.
 */
export default defineConfig({
  testDir: 'packages/app/e2e',
  // Cleared by each run; pictures of stories are beside it.
  outputDir: 'test-results/end-to-end',
  reporter: reporters({ isFilming: IS_FILMING }),
  // Files run beside one another, the tests of a file one after the other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: TEST_TIMEOUT,
  // `toPass` would else try until the whole test is out of time, and not say what for.
  expect: { timeout: PAGE_TIMEOUT, toPass: { timeout: PAGE_TIMEOUT } },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: ACTION_TIMEOUT,
    navigationTimeout: ACTION_TIMEOUT,
    // Of the embedded build; a hosted test has a server of its own.
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    acceptDownloads: true,
    // It would answer in place of what a test routes; the tests of it allow it.
    serviceWorkers: 'block',
    // It shows the page at each step. Pictures in between are those of a film, which takes a third of the
    // processor time of a test, and so is made of those alone that fail (docs/decisions/0117-no-second-try.md).
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    video: IS_FILMING ? 'on' : 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'embedded build', testMatch: 'builds/embedded.spec.ts' },
    {
      name: 'embedded',
      testMatch: '*.spec.ts',
      testIgnore: ['builds/**', 'hosted/**', 'firefox/**', ...BESIDE_FILMS],
      // One long film at a time, beside tests of pages as long as there are some: they come first in the list
      // so that no core waits for the other's pages at the end (docs/decisions/0145-films-beside-pages.md).
      workers: 1,
      dependencies: ['embedded build'],
    },
    { name: 'embedded pages', testMatch: BESIDE_FILMS, dependencies: ['embedded build'] },
    { name: 'hosted build', testMatch: 'builds/hosted.spec.ts' },
    {
      name: 'hosted',
      testMatch: 'hosted/*.spec.ts',
      dependencies: ['hosted build'],
    },
  ],
  // Without a build it would answer nothing, and the runner would wait for it in vain.
  webServer: existsSync(`${EMBEDDED_BUILD}/index.html`)
    ? {
        command: `node scripts/serve.mjs ${EMBEDDED_BUILD} ${PORT}`,
        url: `http://localhost:${PORT}`,
        reuseExistingServer: false,
        // A run that is killed cannot end it, and its port would stay taken.
        env: { SERVED_FOR: String(process.pid) },
      }
    : undefined,
});
