import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './run.mjs';

/**
 * A TypeScript module of the repository, run as the tests run it. The type of the constant that takes
 * it is the module's, by `typeof import(…)`.
 *
 * @template T
 * @param {string} path - From the repository's root.
 * @returns {Promise<T>}
 */
export async function loadSource(path) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(join(ROOT, path), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // Its modules import JSON without saying so, which Node alone refuses.
    environments: { inline: { resolve: { external: [], noExternal: ['phonemize'] } } },
  });
  return module;
}
