import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';

export const STORY_FLAGS = [
  ...CHROMIUM_FLAGS,
  // A story plays sound without a press, which a browser else refuses until it has seen one.
  '--autoplay-policy=no-user-gesture-required',
  // Most functions of a story run too seldom to repay the slower of the two optimising compilers.
  '--js-flags=--no-turbofan',
];

/** Browsers of Playwright that stories can run in. */
const BROWSERS = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

/**
 * Where stories run: in the Chromium of this machine, or, by `STORY_BROWSER=firefox` or `webkit`, in
 * Playwright's own build of another engine (`npx playwright install firefox`).
 *
 * @param {string} [wanted]
 */
export function storyBrowser(wanted = 'chromium') {
  const browser = BROWSERS.find((name) => name === wanted);
  if (!browser) throw new Error(`STORY_BROWSER is ${wanted}; it can be ${BROWSERS.join(', ')}.`);
  // Another engine takes neither Chromium's program nor its flags.
  if (browser !== 'chromium') return { browser, launchOptions: {} };
  return { browser, launchOptions: { executablePath: findChromium(), args: STORY_FLAGS } };
}
