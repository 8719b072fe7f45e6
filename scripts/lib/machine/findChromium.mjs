import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * The first program of that name on the PATH, or undefined.
 *
 * @param {string} name
 */
export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (folder && existsSync(file)) return file;
  }
  return undefined;
}

/** The path of Playwright's own Chromium, if it is installed. */
function playwrightChromium() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a Chromium for tests: `CHROME_PATH`, Playwright's own, then Chrome or Chromium on the PATH;
 * undefined if there is none. Throws if `CHROME_PATH` names a missing file.
 */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no such file.`);
  }
  return playwrightChromium() ?? NAMES.map(onPath).find(Boolean);
}

/**
 * Features of Chromium's own windows that tests do not need. The two pages behind the address bar's
 * suggestions take ten times the processor time of an empty page, in each window. Chromium obeys only the
 * last such list, so the features that Playwright itself disables (its chromiumSwitches) are included here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Flags for a headless Chromium that also runs as root in a container. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
