import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findFirefox } from './findFirefox.mjs';
import { findWebKit, WEBKIT_PACKAGES } from './findWebKit.mjs';

/**
 * The browsers installed on this machine, as users have them, and Playwright's own builds of the same
 * engines.
 */
const ENGINES = /** @type {const} */ ([
  'firefox',
  'webkit',
  'playwright-firefox',
  'playwright-webkit',
]);

/** @typedef {(typeof ENGINES)[number]} Engine */

/** @param {'firefox' | 'webkit'} name */
function isInPlaywright(name) {
  /** @type {typeof import('playwright')} */
  const playwright = createRequire(import.meta.url)('playwright');
  return existsSync(playwright[name].executablePath());
}

/**
 * The missing part that keeps an engine from running here; undefined if it can run.
 *
 * @param {Engine} engine
 * @returns {string | undefined}
 */
export function missingEngine(engine) {
  switch (engine) {
    case 'firefox':
      return findFirefox() ? undefined : 'install Firefox, or set FIREFOX_PATH to its executable';
    case 'webkit':
      return findWebKit() ? undefined : `install ${WEBKIT_PACKAGES.join(', ')} (Linux only)`;
    default: {
      const name = engine === 'playwright-firefox' ? 'firefox' : 'webkit';
      return isInPlaywright(name) ? undefined : `npx playwright install ${name}`;
    }
  }
}

/**
 * Separates the names of engines from the other arguments of a command; defaults to the browsers of this
 * machine.
 *
 * @param {readonly string[]} args
 * @returns {{ engines: Engine[]; others: string[] }}
 */
export function readEngines(args) {
  const engines = ENGINES.filter((engine) => args.includes(engine));
  const others = args.filter((each) => !ENGINES.some((engine) => engine === each));
  return { engines: engines.length > 0 ? engines : ['firefox', 'webkit'], others };
}
