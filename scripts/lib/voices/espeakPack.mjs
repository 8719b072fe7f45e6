import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { espeakVoices } from './espeakVoices.mjs';

const ENGINE = fileURLToPath(
  new URL('../../../packages/studio/src/packs/espeakNg/engine.ts', import.meta.url),
);
const PACKAGE = '@echogarden/espeak-ng-emscripten';

/**
 * The pack of eSpeak NG, from the package that npm installed for development.
 *
 * @returns {Promise<{
 *   manifest: Record<string, unknown> & { id: string };
 *   contents: import('./voicesFolder.mjs').PackContent[];
 * }>}
 */
export async function espeakPack() {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const data = await readFile(join(folder, 'espeak-ng.data'));
  return {
    manifest: {
      version: 1,
      id: 'espeak-ng',
      name: 'eSpeak NG',
      description: 'Clear and robotic. Speaks what no other voice here does.',
      engine: 'engine.js',
      voices: await espeakVoices(data),
      license: 'GPL-3.0-or-later',
      attribution:
        'eSpeak NG by Jonathan Duddington, Reece H. Dunn and contributors, compiled by the Echogarden project',
      source: 'https://github.com/echogarden-project/espeak-ng-emscripten',
      timing: 'phones',
      needs: [],
      isHeard: true,
    },
    contents: [
      { path: 'engine.js', content: await bundle() },
      { path: 'espeak-ng.data', content: data },
      { path: 'COPYING', content: await readFile(join(folder, 'COPYING')) },
    ],
  };
}

/** The engine as one module without imports. */
async function bundle() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENGINE, formats: ['es'], fileName: 'engine' },
      // Parts for Node alone, which a browser never reaches.
      rolldownOptions: { external: ['module', /^node:/] },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The engine of eSpeak NG was not built');
  return result.output[0].code;
}
