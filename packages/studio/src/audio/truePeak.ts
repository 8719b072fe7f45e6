import { sincPhases } from './sinc.ts';

/** As in ITU-R BS.1770-4, annex 2, with a longer filter for a closer estimate. */
const OVERSAMPLING = 4;
const TAPS = 24;
const PHASES = sincPhases(OVERSAMPLING, TAPS, 0.5, 6).slice(1);
const [FIRST, SECOND, THIRD] = PHASES.map((row) => new Float64Array(row)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

/** Number of samples by which {@link TruePeakMeter.peaks} lags behind its input. */
export const TRUE_PEAK_DELAY = TAPS / 2;

/** No peak between samples exceeds the surrounding samples by more than this factor. */
const OVERSHOOT = Math.max(...PHASES.map((row) => row.reduce((sum, w) => sum + Math.abs(w), 0)));

/** Finds the peaks between the samples, where a converter or an encoder would overshoot. */
export class TruePeakMeter {
  /** The last samples of the stream, followed by the current block. */
  #samples = new Float64Array(TAPS - 1);
  readonly #loud: number;
  #peak = 0;
  /** Number of samples for which the window still contains a loud one. */
  #loudFor = 0;

  /**
   * @param floor - Linear magnitude. Where no peak can reach it, only samples are checked, which saves most
   *   of the work in speech.
   */
  constructor(floor = 0) {
    this.#loud = floor / OVERSHOOT;
  }

  /**
   * Returns, for each sample, the highest magnitude at and just after the sample that came
   * {@link TRUE_PEAK_DELAY} samples before it.
   */
  peaks(block: Float32Array): Float64Array {
    const samples = this.#follow(block);
    const peaks = new Float64Array(block.length);
    const loud = this.#loud;
    let highest = this.#peak;
    let loudFor = this.#loudFor;
    for (let i = 0; i < peaks.length; i += 1) {
      loudFor = Math.abs(samples[i + TAPS - 1] ?? 0) >= loud ? TAPS : loudFor - 1;
      let peak = Math.abs(samples[i + TAPS / 2 - 1] ?? 0);
      if (loudFor > 0) peak = Math.max(peak, peakBetween(samples, i));
      peaks[i] = peak;
      if (peak > highest) highest = peak;
    }
    this.#peak = highest;
    this.#loudFor = loudFor;
    return peaks;
  }

  push(samples: Float32Array): void {
    this.peaks(samples);
  }

  /** The highest magnitude so far, dBTP. */
  get decibels(): number {
    return 20 * Math.log10(this.#peak);
  }

  #follow(block: Float32Array): Float64Array {
    const before = this.#samples.subarray(-(TAPS - 1));
    const samples = new Float64Array(before.length + block.length);
    samples.set(before);
    samples.set(block, before.length);
    this.#samples = samples;
    return samples;
  }
}

/** The highest magnitude between the two samples in the middle of a window. */
function peakBetween(samples: Float64Array, start: number): number {
  // Independent sums that can run in parallel.
  let [first, second, third] = [0, 0, 0];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const sample = samples[start + tap] ?? 0;
    first += sample * (FIRST[tap] ?? 0);
    second += sample * (SECOND[tap] ?? 0);
    third += sample * (THIRD[tap] ?? 0);
  }
  return Math.max(Math.abs(first), Math.abs(second), Math.abs(third));
}
