/*
 * Strings of the embedded backend and its packages, which no hosted build may contain. Each must be found
 * in the embedded build, so that none of them goes stale.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const MARKERS = [
  'lectern-demo',
  'lectern-media',
  'flite',
  'dicebear',
  'mediabunny',
  'Dexie',
];

/**
 * Strings of the engines of voice packs, which no build may contain: one is under the GPL, the other adds a
 * hundred megabytes. Each must be found in its pack, so that none of them goes stale.
 */
export const PACK_MARKERS = {
  'espeak-ng': ['eSpeakNGWorker', 'espeak-ng-data'],
  kokoro: ['onnxruntime', 'chlorofluorocarbon', 'DH AH0'],
};

/** Names of files with a model's weights, or with an engine's data. */
const WEIGHTS = /\.(?:onnx|ort|data|bin|safetensors|gguf|tflite)$/;

/**
 * The parts of a voice pack that a build contains, each with its file.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function packsIn(folder) {
  return filesBelow(folder).flatMap((path) => {
    const file = relative(folder, path);
    if (WEIGHTS.test(file)) return [`${file} looks like the data of a voice pack`];
    // Licence texts may name anything.
    const content = file.endsWith('.txt') ? '' : readFileSync(path, 'latin1');
    return Object.values(PACK_MARKERS)
      .flat()
      .filter((marker) => content.includes(marker) || file.includes(marker))
      .map((marker) => `${file} contains “${marker}” of a voice pack`);
  });
}

/**
 * Every file below a folder.
 *
 * @param {string} folder
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/**
 * The markers found in a file of a folder or in its name, each with that file.
 *
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function markersIn(folder) {
  const found = new Map();
  for (const path of filesBelow(folder)) {
    const file = relative(folder, path);
    const content = readFileSync(path, 'latin1');
    for (const marker of MARKERS) {
      if (content.includes(marker) || file.includes(marker)) found.set(marker, file);
    }
  }
  return found;
}
