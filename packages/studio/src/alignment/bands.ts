import { PowerSpectrum } from './fourier.ts';

/** Sample rate in Hz of the audio from which features are computed. */
export const FEATURE_RATE = 16_000;
/** Samples: 25 ms. */
const WINDOW = 400;
const TRANSFORM = 512;
/**
 * Number of mel bands, and their range in Hz: frequencies that a telephone cuts off carry little
 * information.
 */
export const BANDS = 24;
const LOWEST = 90;
const HIGHEST = 6500;
/** In natural logarithms of power: 35 dB. */
const MOST_RANGE = 8;
const PRE_EMPHASIS = 0.97;

/** The log power of a sound in each band of each frame. */
export interface Bands {
  values: Float64Array;
  frames: number;
}

/**
 * Measures the bands of a sound.
 *
 * @param samples - at {@link FEATURE_RATE}
 * @param middles - the sample in the middle of each frame
 */
export function bandsAt(samples: Float32Array, middles: ArrayLike<number>): Bands {
  const frames = middles.length;
  const spectrum = new PowerSpectrum(TRANSFORM);
  const frame = new Float64Array(WINDOW);
  const power = new Float64Array(TRANSFORM / 2 + 1);
  const values = new Float64Array(frames * BANDS);
  for (let at = 0; at < frames; at += 1) {
    const first = Math.round((middles[at] ?? 0) - WINDOW / 2);
    for (let i = 0; i < WINDOW; i += 1) {
      const sample = (samples[first + i] ?? 0) - PRE_EMPHASIS * (samples[first + i - 1] ?? 0);
      frame[i] = sample * (HAMMING[i] ?? 0);
    }
    spectrum.of(frame, power);
    for (let band = 0; band < BANDS; band += 1) {
      const { from, weights } = FILTERS[band] ?? NO_FILTER;
      let sum = 1e-9;
      for (let i = 0; i < weights.length; i += 1) sum += (power[from + i] ?? 0) * (weights[i] ?? 0);
      values[at * BANDS + band] = Math.log(sum);
    }
  }
  return { values, frames };
}

/**
 * Gives both sounds the same range in each band: what noise masks in one carries no information in the
 * other.
 */
export function shareRanges(one: Bands, other: Bands): void {
  for (let band = 0; band < BANDS; band += 1) {
    const [a, b] = [rangeOf(one, band), rangeOf(other, band)];
    const range = Math.min(a.high - a.low, b.high - b.low, MOST_RANGE);
    raise(one, band, a.high - range);
    raise(other, band, b.high - range);
  }
}

function rangeOf({ values, frames }: Bands, band: number): { low: number; high: number } {
  const levels = Float64Array.from(
    { length: frames },
    (_, at) => values[at * BANDS + band] ?? 0,
  ).sort();
  const at = (share: number) => levels[Math.floor(share * (frames - 1))] ?? 0;
  return { low: at(0.06), high: at(0.96) };
}

function raise({ values }: Bands, band: number, floor: number): void {
  for (let i = band; i < values.length; i += BANDS) {
    // Use a soft floor, because that is how noise adds up.
    values[i] = floor + Math.log1p(Math.exp((values[i] ?? 0) - floor));
  }
}

/** Returns part of a sound, as a copy that may be changed. */
export function sliceOfBands({ values }: Bands, from: number, to: number): Bands {
  const part = values.slice(from * BANDS, to * BANDS);
  return { values: part, frames: part.length / BANDS };
}

/** Returns a sound at another pace, with `count` frames, each a blend of the two nearest. */
export function resampledBands({ values, frames }: Bands, count: number): Bands {
  const resampled = new Float64Array(count * BANDS);
  for (let at = 0; at < count; at += 1) {
    const place = Math.min(frames - 1, Math.max(0, ((at + 0.5) * frames) / count - 0.5));
    const [low, share] = [Math.floor(place), place % 1];
    const high = Math.min(frames - 1, low + 1);
    for (let band = 0; band < BANDS; band += 1) {
      resampled[at * BANDS + band] =
        (values[low * BANDS + band] ?? 0) * (1 - share) +
        (values[high * BANDS + band] ?? 0) * share;
    }
  }
  return { values: resampled, frames: count };
}

const HAMMING = Float64Array.from({ length: WINDOW }, (_, i) => {
  return 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1));
});
const FILTERS = melFilters();
const NO_FILTER = { from: 0, weights: [] };

/** Triangular filters that overlap by half, evenly spaced on the mel scale. */
function melFilters(): { from: number; weights: number[] }[] {
  const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
  const hertz = (value: number) => 700 * (10 ** (value / 2595) - 1);
  const step = (mel(HIGHEST) - mel(LOWEST)) / (BANDS + 1);
  const bin = (i: number) => (hertz(mel(LOWEST) + i * step) * TRANSFORM) / FEATURE_RATE;
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [bin(band), bin(band + 1), bin(band + 2)];
    const from = Math.ceil(low);
    const weights: number[] = [];
    for (let i = from; i <= high; i += 1) {
      weights.push(
        Math.max(0, i <= middle ? (i - low) / (middle - low) : (high - i) / (high - middle)),
      );
    }
    return { from, weights };
  });
}
