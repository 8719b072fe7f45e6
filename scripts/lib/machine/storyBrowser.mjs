import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';

export const STORY_FLAGS = [
  ...CHROMIUM_FLAGS,
  // Stories play sound without a press, which a browser otherwise blocks until it has seen one.
  '--autoplay-policy=no-user-gesture-required',
  // Most functions of a story run too rarely to benefit from the slower of the two optimising compilers.
  '--js-flags=--no-turbofan',
];

/** Playwright browsers that stories can run in. */
const BROWSERS = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

/**
 * The browser that runs the stories: the Chromium of this machine, or, with `STORY_BROWSER=firefox` or
 * `webkit`, Playwright's own build of another engine (`npx playwright install firefox`).
 *
 * @param {string} [wanted]
 */
export function storyBrowser(wanted = 'chromium') {
  const browser = BROWSERS.find((name) => name === wanted);
  if (!browser) throw new Error(`STORY_BROWSER is ${wanted}; it can be ${BROWSERS.join(', ')}.`);
  // Other engines can use neither Chromium's executable nor its flags.
  if (browser !== 'chromium') return { browser, launchOptions: {} };
  return { browser, launchOptions: { executablePath: findChromium(), args: STORY_FLAGS } };
}
