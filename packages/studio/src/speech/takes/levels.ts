import type { Recording, SoundFault } from './takeTypes.ts';

/** Seconds per measured level. */
const STEP = 0.01;
/** dBFS; speech into a microphone is never below this. */
const SILENT = -58;
/** dBFS; only samples of exactly zero are below: the microphone was off, or the file has a gap. */
const OFF = -119;
/** Level of the loud parts in dBFS below which amplification would make the microphone's hiss audible. */
const TOO_QUIET = -42;
/** Least distance in dB between the quiet and the loud parts of a recording with speech. */
const LEAST_RANGE = 8;
/** Share of full scale, and number of consecutive samples, from which a peak counts as clipped. */
const CLIPPED = 0.985;
const CLIPPED_RUN = 4;
/** Most seconds between two clipped peaks of one place: about a syllable. */
const ONE_PLACE = 0.3;
/** Number of clipped peaks that are audible. */
const CLIPPED_PEAKS = 3;
/** Distance in dB from speech to steady background noise below which the noise is audible in a film. */
const NOISY_RANGE = 14;
/** dB above the noise that count as speech, and dB below the loud parts that certainly do. */
const OVER_NOISE = 5;
const UNDER_SPEECH = 26;

/** Returns the levels of a recording in dBFS, one per 10 ms. */
export function levelsOf({ samples, sampleRate }: Recording): Float32Array<ArrayBuffer> {
  const length = Math.max(1, Math.round(STEP * sampleRate));
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, step) => {
    let sum = 0;
    for (let i = step * length; i < (step + 1) * length; i += 1) sum += (samples[i] ?? 0) ** 2;
    return 10 * Math.log10(sum / length + 1e-12);
  });
}

/** The level below which a share of the levels lies. */
function quantile(levels: Float32Array, share: number): number {
  const sorted = levels.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -120;
}

/** The levels of noise and speech in a recording, in dBFS. */
function noiseAndSpeech(levels: Float32Array): { noise: number; speech: number } {
  return { noise: quantile(levels, 0.05), speech: quantile(levels, 0.9) };
}

/** Returns the level above which there is speech, in dBFS. */
export function speechThreshold(levels: Float32Array): number {
  // A gap is not what the room sounds like when no one speaks.
  const { noise, speech } = noiseAndSpeech(levels.filter((level) => level > OFF));
  return Math.max(Math.min(noise + OVER_NOISE, speech - 6), speech - UNDER_SPEECH - 14, SILENT);
}

/** Returns the seconds between which there is sound; null for silence. A single click does not count. */
export function soundingRange(recording: Recording): { start: number; end: number } | null {
  const levels = levelsOf(recording);
  const threshold = speechThreshold(levels);
  // Require three of four steps, so that a knock on the desk does not start a sentence.
  const isLoud = (step: number) => {
    let loud = 0;
    for (let i = step; i < step + 4; i += 1) if ((levels[i] ?? -120) > threshold) loud += 1;
    return loud >= 3;
  };
  let first = 0;
  while (first < levels.length && !isLoud(first)) first += 1;
  let last = levels.length - 1;
  while (last > first && !isLoud(last - 3)) last -= 1;
  if (first >= levels.length) return null;
  return { start: first * STEP, end: Math.min((last + 1) * STEP, levels.length * STEP) };
}

/** Returns what is wrong with the sound itself. */
export function soundFault(recording: Recording): SoundFault | null {
  const levels = levelsOf(recording);
  const { noise, speech } = noiseAndSpeech(levels);
  const loudest = quantile(levels, 0.99);
  if (loudest < SILENT || (loudest < TOO_QUIET && loudest - noise < LEAST_RANGE)) return 'silent';
  if (speech < TOO_QUIET && loudest < TOO_QUIET + 6) return 'too-quiet';
  if (cutPeaks(recording.samples).length >= CLIPPED_PEAKS) return 'clipped';
  return speech - noise < NOISY_RANGE ? 'noisy' : null;
}

/** Counts the places in which a recording was too loud: peaks that a listener hears as one count as one. */
export function clippedPlaces({ samples, sampleRate }: Recording): number {
  const peaks = cutPeaks(samples);
  return peaks.filter((at, i) => at - (peaks[i - 1] ?? -Infinity) > ONE_PLACE * sampleRate).length;
}

/** Finds where the microphone or its amplifier clipped peaks, as sample indexes. */
function cutPeaks(samples: Float32Array): number[] {
  const peaks: number[] = [];
  let run = 0;
  samples.forEach((sample, at) => {
    run = Math.abs(sample) >= CLIPPED ? run + 1 : 0;
    if (run === CLIPPED_RUN) peaks.push(at);
  });
  return peaks;
}

/** Returns the highest peak of each of `count` equal parts, 0–1 relative to the highest of all. */
export function peaksOf(samples: Float32Array, count = 60): number[] {
  const size = samples.length / count;
  const peaks = Array.from({ length: count }, (_, part) => {
    let peak = 0;
    for (let i = Math.floor(part * size); i < Math.floor((part + 1) * size); i += 1) {
      peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    }
    return peak;
  });
  const highest = Math.max(...peaks, 1e-4);
  return peaks.map((peak) => Math.round((100 * peak) / highest) / 100);
}
