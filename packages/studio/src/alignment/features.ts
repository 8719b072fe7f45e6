import { BANDS, type Bands } from './bands.ts';

/** Mel-frequency cepstral coefficients; the first is the loudness. */
const COEFFICIENTS = 13;
/** Values of one frame: the coefficients and their change. */
export const DIMENSIONS = 2 * COEFFICIENTS;
/** Frames on each side from which the change is computed. */
const CHANGE = 4;
/** Weight of the change relative to the coefficients. */
const CHANGE_WEIGHT = 0.8;
/**
 * How much less each coefficient counts than the one before: fine detail belongs to the speaker, not the
 * phone.
 */
const LIFT = 0.27;

/** Features of a sound, {@link DIMENSIONS} values per frame. */
export interface Features {
  values: Float32Array;
  frames: number;
}

/**
 * Computes what a sound says, frame by frame, independent of the speaker: mel-frequency cepstral
 * coefficients and their changes, each with the same mean and variance for every speaker and microphone
 * (Davis and Mermelstein, 1980; Viikki and Laurila, 1998).
 */
export function featuresOf({ values, frames }: Bands): Features {
  const cepstra = new Float64Array(frames * COEFFICIENTS);
  for (let at = 0; at < frames; at += 1) {
    for (let c = 0; c < COEFFICIENTS; c += 1) {
      let sum = 0;
      for (let band = 0; band < BANDS; band += 1) {
        sum += (values[at * BANDS + band] ?? 0) * (COSINES[c * BANDS + band] ?? 0);
      }
      cepstra[at * COEFFICIENTS + c] = sum;
    }
  }
  return { values: normalised(withChanges(cepstra, frames), frames), frames };
}

/** Reverses the frames: the same amount of sound from the same speaker, without meaning. */
export function reversed({ values, frames }: Features): Features {
  const back = new Float32Array(values.length);
  for (let at = 0; at < frames; at += 1) {
    const from = (frames - 1 - at) * DIMENSIONS;
    back.set(values.subarray(from, from + DIMENSIONS), at * DIMENSIONS);
  }
  return { values: back, frames };
}

/** Splits the frames into as many equal parts as `order` has entries, and puts them in that order. */
export function rearranged({ values, frames }: Features, order: readonly number[]): Features {
  const parts = new Float32Array(values.length);
  let at = 0;
  for (const part of order) {
    const edge = (of: number) => Math.floor((of * frames) / order.length) * DIMENSIONS;
    parts.set(values.subarray(edge(part), edge(part + 1)), at);
    at += edge(part + 1) - edge(part);
  }
  return { values: parts, frames };
}

const COSINES = Float64Array.from({ length: COEFFICIENTS * BANDS }, (_, i) => {
  return Math.cos((Math.PI * Math.floor(i / BANDS) * ((i % BANDS) + 0.5)) / BANDS);
});

/** Coefficients followed by their slope over the surrounding frames (a least-squares line). */
function withChanges(cepstra: Float64Array, frames: number): Float32Array {
  const values = new Float32Array(frames * DIMENSIONS);
  let squares = 0;
  for (let i = 1; i <= CHANGE; i += 1) squares += 2 * i * i;
  const last = frames - 1;
  for (let at = 0; at < frames; at += 1) {
    for (let c = 0; c < COEFFICIENTS; c += 1) {
      let slope = 0;
      for (let i = 1; i <= CHANGE; i += 1) {
        const after = cepstra[Math.min(last, at + i) * COEFFICIENTS + c] ?? 0;
        const before = cepstra[Math.max(0, at - i) * COEFFICIENTS + c] ?? 0;
        slope += i * (after - before);
      }
      values[at * DIMENSIONS + c] = cepstra[at * COEFFICIENTS + c] ?? 0;
      values[at * DIMENSIONS + COEFFICIENTS + c] = slope / squares;
    }
  }
  return values;
}

/** Normalises each dimension to mean 0 and variance 1, in place. */
function normalised(values: Float32Array, frames: number): Float32Array {
  for (let d = 0; d < DIMENSIONS; d += 1) {
    let [sum, squares] = [0, 0];
    for (let i = d; i < values.length; i += DIMENSIONS) {
      sum += values[i] ?? 0;
      squares += (values[i] ?? 0) ** 2;
    }
    const mean = sum / frames;
    const deviation = Math.sqrt(Math.max(1e-9, squares / frames - mean * mean));
    const weight =
      ((d < COEFFICIENTS ? 1 : CHANGE_WEIGHT) * Math.exp(-LIFT * (d % COEFFICIENTS))) / deviation;
    for (let i = d; i < values.length; i += DIMENSIONS)
      values[i] = ((values[i] ?? 0) - mean) * weight;
  }
  return values;
}
