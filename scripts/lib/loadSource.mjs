import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Loads a TypeScript module of the repository as the tests run it. Annotate the constant that takes it with
 * the module's type, by `typeof import(…)`.
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
    // Its modules import JSON without an import attribute, which plain Node rejects.
    environments: { inline: { resolve: { external: [], noExternal: ['phonemize'] } } },
  });
  return module;
}
