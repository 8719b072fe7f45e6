import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './packages/app/e2e/engines/fixtures.ts';
import base from './playwright.config.ts';

/** The embedded backend's journey, and what of the hosted build engines differ in. */
const EMBEDDED = 'newcomer.spec.ts';
const HOSTED = ['hosted/journey.spec.ts', 'hosted/browser.spec.ts'];

/** Specs of the same that only Playwright can drive. */
const BY_PLAYWRIGHT = 'hosted/{refresh,returnTo,signOut,storage,tabs}.spec.ts';

/**
 * Away from the port of the other end-to-end tests, which may run at the same time. Not 4190: it is one
 * of the ports that browsers open no page from (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORT = 4290;

const page = { viewport: { width: 1440, height: 900 } };

/**
 * The journeys in other engines: `firefox` and `webkit` are the browsers of this machine, as people have
 * them; `playwright-firefox` and `playwright-webkit` are builds of Playwright's own
 * (`npx playwright install firefox webkit`). `npm run test:engines` chooses among them and says at its end
 * what it has left out.
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
      // WebKitGTK keeps no private files.
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
