import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/lib/machine/findChromium.mjs';
import { USUAL_WIDTH } from '../scripts/lib/pictures/pictureModes.mjs';
import { UNPACKED } from '../scripts/lib/pictures/storedPictures.mjs';
import { STORY_FLAGS } from '../scripts/lib/machine/storyBrowser.mjs';
import { reporters } from '../scripts/lib/testing/reports/reporters.mjs';
import { STORYBOOK_PORT, STORYBOOK_URL } from './storybook.ts';

/**
 * A pixel must not depend on what was drawn before it, on what has loaded by then, or on the processor:
 * when part of a tile is redrawn, its edges differ by a shade; images decoded asynchronously appear some
 * frames later; and Skia's rounding depends on the available vector instructions.
 */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Another folder of baselines, for the proof that the comparison can fail. */
const baselines = process.env.VISUAL_BASELINES ?? UNPACKED;

/**
 * Compares screenshots of a selected set of stories with those in the repository
 * (docs/decisions/0040-visual-regression.md). `npm run test:visual` builds the workbench first.
 */
export default defineConfig({
  outputDir: `${root}test-results/visual`,
  // Each browser and system draws fonts differently, so each has its own screenshots.
  snapshotPathTemplate: `${baselines}/{projectName}-{platform}/{arg}{ext}`,
  reporter: [
    ...reporters(),
    ['./drawnReporter.ts'],
    [
      'html',
      { outputFolder: `${root}playwright-report/visual`, open: 'never', title: 'Visual changes' },
    ],
  ],
  forbidOnly: Boolean(process.env.CI),
  // A screenshot that only differs sometimes is a fault of the story or of this set-up.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Two screenshots per test, and a busy machine must not fail it.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // At 0.1 a changed brand blue passed.
      threshold: 0.01,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    baseURL: STORYBOOK_URL,
    viewport: { width: USUAL_WIDTH, height: 720 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...STORY_FLAGS, ...SAME_PIXELS] },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node scripts/serve-storybook.mjs ${STORYBOOK_PORT}`,
    cwd: root,
    url: `${STORYBOOK_URL}/index.json`,
    reuseExistingServer: false,
  },
});
