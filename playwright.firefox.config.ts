import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * The embedded build in Firefox, driven by Puppeteer: Playwright's own Firefox is a build of its own,
 * this is the one that people have. Playwright is here the runner alone.
 */
export default defineConfig({
  ...base,
  testDir: 'packages/app/e2e',
  outputDir: 'test-results/firefox',
  workers: 1,
  projects: [
    { name: 'embedded build', testMatch: 'builds/embedded.spec.ts' },
    { name: 'firefox', testMatch: 'firefox/*.spec.ts', dependencies: ['embedded build'] },
  ],
});
