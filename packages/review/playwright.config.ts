import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/machine/findChromium.mjs';
import { reporters } from '../../scripts/lib/testing/reports/reporters.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** End-to-end tests of the review page (`npm run test:review`). */
export default defineConfig({
  testDir: fileURLToPath(new URL('e2e', import.meta.url)),
  outputDir: `${root}test-results/review`,
  reporter: reporters(),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
