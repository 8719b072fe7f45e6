import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadSource } from '../loadSource.mjs';
import { ROOT } from '../run.mjs';
import { bundleEngine } from './bundleEngine.mjs';
import { downloadFile } from './downloadFile.mjs';
import { KOKORO_FILES, KOKORO_SOURCE, kokoroAddress, VOICE_BYTES } from './kokoroFiles.mjs';

const RUNTIME = 'ort-wasm-simd-threaded.wasm';

/** The files downloaded so far; the next attempt resumes from them. */
const KEPT = join(ROOT, '.cache/voices/kokoro');

/** Contains every letter, so it gives a voice's pace. */
const TEXT = 'The quick brown fox jumps over the lazy dog, and the dog sleeps on until noon.';

const PREFACE = `Licences of the voice pack Kokoro.

The model and its voices are Kokoro-82M by hexgrad, in the form of the ONNX community
(${KOKORO_SOURCE}), under the Apache License 2.0, whose text is in APACHE-2.0.txt.
engine.js and ${RUNTIME} contain the packages that follow, and Lectern (MIT).`;

/**
 * Builds the Kokoro pack. Its weights are downloaded; the rest is in this repository.
 *
 * @param {(line: string) => void} say
 * @param {{ files?: import('./kokoroFiles.mjs').KokoroFiles; kept?: string }} [from]
 * @returns {Promise<{
 *   manifest: Record<string, unknown> & { id: string };
 *   contents: import('./voicesFolder.mjs').PackContent[];
 * }>}
 * @throws if a file is unavailable, or the model is not what the engine expects
 */
export async function kokoroPack(say, { files = KOKORO_FILES, kept = KEPT } = {}) {
  const weights = await kokoroWeights(say, { files, kept });
  const require = createRequire(import.meta.url);
  const runtime = await readFile(require.resolve(`onnxruntime-web/${RUNTIME}`));
  const { code, licences } = await bundleEngine('kokoro/engine.ts', PREFACE);
  const paces = await measurePaces(runtime, weights, files, say);
  return {
    manifest: {
      version: 1,
      id: 'kokoro',
      name: 'Kokoro',
      description: 'Natural American voices. Each sentence takes a while to speak on this device.',
      engine: 'engine.js',
      voices: files.voices.map(({ id, name, gender }, i) => ({
        id,
        name,
        language: 'en-US',
        gender,
        accent: 'American',
        lettersPerSecond: paces[i],
      })),
      license: 'Apache-2.0 AND MIT AND BSD-2-Clause AND ISC',
      attribution:
        'Kokoro-82M by hexgrad, exported by the ONNX community; ONNX Runtime by Microsoft; CMU Pronouncing Dictionary',
      source: KOKORO_SOURCE,
      timing: 'phones',
      needs: [],
      // The weights were not available where this was written.
      isHeard: false,
    },
    contents: [
      { path: 'engine.js', content: code },
      { path: RUNTIME, content: runtime },
      ...weights,
      { path: 'third-party-notices.txt', content: licences },
      {
        path: 'APACHE-2.0.txt',
        content: await readFile(join(ROOT, 'packages/app/build/licences/Apache-2.0.txt')),
      },
    ],
  };
}

/**
 * Downloads the model's weights, its list of symbols, and its voices.
 *
 * @param {(line: string) => void} say
 * @param {{ files: import('./kokoroFiles.mjs').KokoroFiles; kept: string }} from
 * @throws if a file is unavailable
 */
export async function kokoroWeights(say, { files: { model, tokenizer, voices }, kept }) {
  const wanted = [
    tokenizer,
    model,
    ...voices.map(({ id, sha256 }) => {
      const path = `voices/${id}.bin`;
      return { from: path, path, bytes: VOICE_BYTES, sha256 };
    }),
  ];
  const contents = [];
  for (const { from, path, ...expected } of wanted) {
    const file = join(kept, path);
    let told = 0;
    try {
      await downloadFile(kokoroAddress(from), file, expected, (bytes) => {
        const percent = Math.floor((100 * bytes) / expected.bytes);
        if (percent >= told + 10) say(`${path}: ${(told = percent - (percent % 10))} %`);
      });
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      const { origin } = new URL(kokoroAddress(from));
      throw new Error(
        `${origin} cannot be reached, or the line was cut. Kokoro's weights are downloaded when the pack is ` +
          `added: run this again on a machine that is online. It goes on from what is in ${kept}.`,
        { cause },
      );
    }
    contents.push({ path, content: await readFile(file) });
  }
  return contents;
}

/**
 * Letters per second of each voice. A model that does not speak, or does not report timings, fails here.
 *
 * @param {Buffer} runtime
 * @param {readonly { path: string; content: Buffer }[]} weights
 * @param {import('./kokoroFiles.mjs').KokoroFiles} files
 * @param {(line: string) => void} say
 */
async function measurePaces(runtime, weights, { voices }, say) {
  /** @type {typeof import('../../../packages/studio/src/packs/kokoro/openKokoro.ts')} */
  const { openKokoro } = await loadSource('packages/studio/src/packs/kokoro/openKokoro.ts');
  const kokoro = await openKokoro(
    [{ path: RUNTIME, content: runtime }, ...weights].map(({ path, content }) => ({
      path,
      content: /** @type {ArrayBuffer} */ (
        content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength)
      ),
    })),
  );
  const letters = TEXT.match(/[a-z]/gi)?.length ?? 0;
  const paces = [];
  for (const { id, name } of voices) {
    say(`${name} says a sentence.`);
    const { samples, sampleRate } = await kokoro.speak(TEXT, id, 1);
    const pace = letters / (samples.length / sampleRate);
    paces.push(Math.round(100 * Math.min(40, Math.max(3, pace))) / 100);
  }
  return paces;
}
