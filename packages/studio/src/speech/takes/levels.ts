import type { Recording, SoundFault } from './takeTypes.ts';

/** Seconds of one measured level. */
const STEP = 0.01;
/** dBFS; nothing that is spoken into a microphone is under it. */
const SILENT = -58;
/** dBFS of the loud parts under which the hiss of a microphone would be heard once they are louder. */
const TOO_QUIET = -42;
/** dB between the quiet and the loud parts of a recording in which someone speaks. */
const LEAST_RANGE = 8;
/** Of full scale, and samples in a row, from which a peak is cut off. */
const CLIPPED = 0.985;
const CLIPPED_RUN = 4;
/** Seconds between two cut peaks of one place: about a syllable. */
const ONE_PLACE = 0.3;
/** Cut peaks that are heard. */
const CLIPPED_PEAKS = 3;
/** dB between a steady noise and the speech before it under which the noise is heard in a film. */
const NOISY_RANGE = 14;
/** dB over the noise that count as speech, and dB under the loud parts that surely do. */
const OVER_NOISE = 5;
const UNDER_SPEECH = 26;

/** Levels of a recording, dBFS, one for each 10 ms. */
export function levelsOf({ samples, sampleRate }: Recording): Float32Array<ArrayBuffer> {
  const length = Math.max(1, Math.round(STEP * sampleRate));
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, step) => {
    let sum = 0;
    for (let i = step * length; i < (step + 1) * length; i += 1) sum += (samples[i] ?? 0) ** 2;
    return 10 * Math.log10(sum / length + 1e-12);
  });
}

/** The level that a share of the levels does not reach. */
function quantile(levels: Float32Array, share: number): number {
  const sorted = levels.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -120;
}

/** The noise and the speech of a recording, dBFS. */
function noiseAndSpeech(levels: Float32Array): { noise: number; speech: number } {
  return { noise: quantile(levels, 0.05), speech: quantile(levels, 0.9) };
}

/** The level over which there is speech, dBFS. */
export function speechThreshold(levels: Float32Array): number {
  const { noise, speech } = noiseAndSpeech(levels);
  return Math.max(Math.min(noise + OVER_NOISE, speech - 6), speech - UNDER_SPEECH - 14, SILENT);
}

/** Seconds between which there is sound; null for silence. A lone click is none. */
export function soundingRange(recording: Recording): { start: number; end: number } | null {
  const levels = levelsOf(recording);
  const threshold = speechThreshold(levels);
  // Three of four steps, so that a knock at the desk begins no sentence.
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

/** What is wrong with the sound itself. */
export function soundFault(recording: Recording): SoundFault | null {
  const levels = levelsOf(recording);
  const { noise, speech } = noiseAndSpeech(levels);
  const loudest = quantile(levels, 0.99);
  if (loudest < SILENT || (loudest < TOO_QUIET && loudest - noise < LEAST_RANGE)) return 'silent';
  if (speech < TOO_QUIET && loudest < TOO_QUIET + 6) return 'too-quiet';
  if (cutPeaks(recording.samples).length >= CLIPPED_PEAKS) return 'clipped';
  return speech - noise < NOISY_RANGE ? 'noisy' : null;
}

/** In how many places a recording was too loud: peaks that a listener hears as one are one. */
export function clippedPlaces({ samples, sampleRate }: Recording): number {
  const peaks = cutPeaks(samples);
  return peaks.filter((at, i) => at - (peaks[i - 1] ?? -Infinity) > ONE_PLACE * sampleRate).length;
}

/** Where the microphone or its amplifier cut peaks off: indexes of samples. */
function cutPeaks(samples: Float32Array): number[] {
  const peaks: number[] = [];
  let run = 0;
  samples.forEach((sample, at) => {
    run = Math.abs(sample) >= CLIPPED ? run + 1 : 0;
    if (run === CLIPPED_RUN) peaks.push(at);
  });
  return peaks;
}

/** The highest peak of each of so many equal parts, 0–1 against the highest of all. */
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
