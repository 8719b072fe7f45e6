import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './packages/app/e2e/engines/fixtures.ts';
import base from './playwright.config.ts';

/** The embedded backend's journey, and the hosted specs in which engines differ. */
const EMBEDDED = 'newcomer.spec.ts';
const HOSTED = ['hosted/journey.spec.ts', 'hosted/browser.spec.ts'];

/** Hosted specs that only Playwright can drive. */
const BY_PLAYWRIGHT = 'hosted/{refresh,returnTo,signOut,storage,tabs}.spec.ts';

/**
 * Differs from the port of the other end-to-end tests, which may run at the same time. Not 4190: it is one
 * of the ports that browsers block (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORT = 4290;

const page = { viewport: { width: 1440, height: 900 } };

/**
 * The journeys in other engines: `firefox` and `webkit` are the browsers installed on this machine, as
 * users have them; `playwright-firefox` and `playwright-webkit` are Playwright's own builds (`npx
 * playwright install firefox webkit`). `npm run test:engines` chooses among them and lists the ones that it
 * skipped at its end.
 */
export default defineConfig<EngineOptions>({
  ...base,
  testDir: 'packages/app/e2e',
  outputDir: 'test-results/engines',
  use: { ...base.use, baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: `node scripts/serve.mjs packages/app/dist-embedded ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
  workers: 1,
  projects: [
    { name: 'hosted build', testMatch: 'builds/hosted.spec.ts' },
    { name: 'embedded build', testMatch: 'builds/embedded.spec.ts' },
    {
      name: 'firefox',
      testMatch: [EMBEDDED, ...HOSTED, 'firefox/*.spec.ts'],
      dependencies: ['hosted build', 'embedded build'],
      use: { engine: 'firefox' },
    },
    {
      name: 'webkit',
      testMatch: [EMBEDDED, ...HOSTED],
      dependencies: ['hosted build', 'embedded build'],
      // WebKitGTK has no origin private file system.
      use: { engine: 'webkit', mustRender: false },
    },
    {
      name: 'playwright-firefox',
      testMatch: [EMBEDDED, ...HOSTED, BY_PLAYWRIGHT],
      dependencies: ['hosted build', 'embedded build'],
      use: { ...devices['Desktop Firefox'], ...page, launchOptions: {}, mustRender: false },
    },
    {
      name: 'playwright-webkit',
      testMatch: [EMBEDDED, ...HOSTED, BY_PLAYWRIGHT],
      dependencies: ['hosted build', 'embedded build'],
      use: { ...devices['Desktop Safari'], ...page, launchOptions: {}, mustRender: false },
    },
  ],
});
