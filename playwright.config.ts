import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { IS_FILMING } from './scripts/lib/testing/filmFailures.mjs';
import { BESIDE_FILMS } from './scripts/lib/testing/parts.mjs';
import { reporters } from './scripts/lib/testing/reports/reporters.mjs';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/machine/findChromium.mjs';
import {
  ACTION_TIMEOUT,
  HOSTED_TEST_TIMEOUT,
  PAGE_TIMEOUT,
  TEST_TIMEOUT,
} from './packages/app/e2e/support/timeouts.ts';

/**
 * Differs from `npm start`'s port, so that tests never reach someone's running copy. `E2E_PORT` sets
 * another port, for two runs at once or alongside a server that a killed run has left behind.
 */
const PORT = Number(process.env.E2E_PORT ?? 4189);
const EMBEDDED_BUILD = 'packages/app/dist-embedded';

/**
 * One app, two backends: `embedded` runs the build with the backend in the page, `hosted` the production
 * build, against the mocks' handlers over HTTP. Each starts by checking for its build.
 */
export default defineConfig({
  testDir: 'packages/app/e2e',
  // Cleared by each run; screenshots of stories are in a folder next to it.
  outputDir: 'test-results/end-to-end',
  reporter: reporters({ isFilming: IS_FILMING }),
  // Files run in parallel, the tests within a file one after the other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: TEST_TIMEOUT,
  // Otherwise `toPass` would retry until the whole test times out, and not report what it was waiting for.
  expect: { timeout: PAGE_TIMEOUT, toPass: { timeout: PAGE_TIMEOUT } },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: ACTION_TIMEOUT,
    navigationTimeout: ACTION_TIMEOUT,
    // For the embedded build; each hosted test has a server of its own.
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    acceptDownloads: true,
    // A service worker would answer requests that a test routes; the tests of the service worker allow it.
    serviceWorkers: 'block',
    // A trace shows the page at each step. The screenshots in between are those of a video, which takes a
    // third of a test's processor time, so only failing tests are filmed
    // (docs/decisions/0117-no-second-try.md).
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
      // One long film at a time, next to page tests for as long as there are any: films come first in the
      // list so that no core waits for the other's page tests at the end
      // (docs/decisions/0145-films-beside-pages.md).
      workers: 1,
      dependencies: ['embedded build'],
    },
    { name: 'embedded pages', testMatch: BESIDE_FILMS, dependencies: ['embedded build'] },
    { name: 'hosted build', testMatch: 'builds/hosted.spec.ts' },
    {
      name: 'hosted',
      testMatch: 'hosted/*.spec.ts',
      timeout: HOSTED_TEST_TIMEOUT,
      dependencies: ['hosted build'],
    },
  ],
  // Without a build the server would return nothing, and the runner would wait for it in vain.
  webServer: existsSync(`${EMBEDDED_BUILD}/index.html`)
    ? {
        command: `node scripts/serve.mjs ${EMBEDDED_BUILD} ${PORT}`,
        url: `http://localhost:${PORT}`,
        reuseExistingServer: false,
        // A killed run cannot stop the server, and its port would stay in use.
        env: { SERVED_FOR: String(process.pid) },
      }
    : undefined,
});
