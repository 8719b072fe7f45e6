import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/findChromium.mjs';

/** Away from `npm start`'s port, so that tests never meet somebody's running copy. */
const PORT = 4189;

export default defineConfig({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  reporter: 'list',
  // Rendering video takes all of both cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    acceptDownloads: true,
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `node scripts/serve.mjs packages/app/dist-embedded ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
