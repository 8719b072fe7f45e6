import { sincPhases } from './sinc.ts';

/** As in ITU-R BS.1770-4, annex 2, with a longer filter for a closer estimate. */
const OVERSAMPLING = 4;
const TAPS = 24;
const PHASES = sincPhases(OVERSAMPLING, TAPS, 0.5, 6).slice(1);

/** Samples by which {@link TruePeakMeter.next} lags behind its input. */
export const TRUE_PEAK_DELAY = TAPS / 2;

/** No peak between samples is higher than the samples around it by more than this factor. */
const OVERSHOOT = Math.max(...PHASES.map((row) => row.reduce((sum, w) => sum + Math.abs(w), 0)));

/** Finds the peaks between the samples, where a converter or an encoder would overshoot. */
export class TruePeakMeter {
  /** The last `TAPS` samples, twice, so that a window is always contiguous. */
  readonly #ring = new Float32Array(2 * TAPS);
  readonly #loud: number;
  #at = 0;
  #peak = 0;
  /** Samples for which the window still holds a loud one. */
  #loudFor = 0;

  /**
   * @param floor - Linear magnitude. Where no peak can reach it, only samples are looked at, which
   * saves most of the work in speech.
   */
  constructor(floor = 0) {
    this.#loud = floor / OVERSHOOT;
  }

  /**
   * Takes one sample and returns the highest magnitude at and just after the sample that came
   * {@link TRUE_PEAK_DELAY} samples before it.
   */
  next(sample: number): number {
    const ring = this.#ring;
    const at = (this.#at + 1) % TAPS;
    ring[this.#at] = sample;
    ring[this.#at + TAPS] = sample;
    this.#at = at;
    this.#loudFor = Math.abs(sample) >= this.#loud ? TAPS : this.#loudFor - 1;
    let peak = Math.abs(ring[at + TAPS / 2 - 1] ?? 0);
    if (this.#loudFor > 0) {
      for (const weights of PHASES) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap += 1) sum += (ring[at + tap] ?? 0) * (weights[tap] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
    this.#peak = Math.max(this.#peak, peak);
    return peak;
  }

  push(samples: Float32Array): void {
    for (const sample of samples) this.next(sample);
  }

  /** The highest magnitude so far, dBTP. */
  get decibels(): number {
    return 20 * Math.log10(this.#peak);
  }
}
