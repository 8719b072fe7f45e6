import { TRUE_PEAK_DELAY, TruePeakMeter } from './truePeak.ts';

/** Seconds over which the gain falls before a peak; longer is smoother. */
const LOOK_AHEAD = 0.005;
/** Seconds in which the gain recovers by two thirds. */
const RELEASE = 0.06;
/** Samples of the look-ahead's filter that must also be silent before a limiter resets. */
const FILTER = 4 * TRUE_PEAK_DELAY;

/**
 * A look-ahead true-peak limiter: the gain glides down before a peak, so nothing is clipped.
 *
 * The wanted gain of each sample is held by a sliding minimum over the look-ahead and then averaged over
 * the same time; at the peak all averaged values are at most the wanted one.
 *
 * The limiter resets in silence once it holds no more samples, so speech after a silence sounds the same
 * whatever came before it.
 */
export class Limiter {
  readonly #ceiling: number;
  readonly #release: number;
  readonly #meter: TruePeakMeter;
  readonly #minimum: SlidingMinimum;
  readonly #average: Float64Array;
  readonly #delay: Float32Array;
  #averageSum: number;
  #gain = 1;
  #clock = 0;
  /** Consecutive silent samples up to now. */
  #silent = 0;
  readonly #forgets: number;

  /** @param sampleRate - Hz. @param ceiling - dBTP. */
  constructor(sampleRate: number, ceiling: number) {
    const window = Math.max(1, Math.round(LOOK_AHEAD * sampleRate));
    this.#ceiling = 10 ** (ceiling / 20);
    this.#meter = new TruePeakMeter(this.#ceiling);
    this.#release = 1 - Math.exp(-1 / (RELEASE * sampleRate));
    // one more, for the peak between a sample and the next
    this.#minimum = new SlidingMinimum(window + 1);
    this.#average = new Float64Array(window).fill(1);
    this.#averageSum = window;
    this.#delay = new Float32Array(window - 1 + TRUE_PEAK_DELAY);
    this.#forgets = 2 * window + FILTER;
  }

  /** Returns limited samples, delayed by the look-ahead; the first calls return fewer than they take. */
  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    const peaks = this.#meter.peaks(samples);
    const delay = this.#delay;
    const average = this.#average;
    const output = new Float32Array(samples.length);
    const missing = Math.max(0, delay.length - this.#clock);
    let slot = this.#clock % average.length;
    let late = this.#clock % delay.length;
    let averageSum = this.#averageSum;
    let gain = this.#gain;
    let silent = this.#silent;
    for (let i = 0; i < samples.length; i += 1) {
      const sample = samples[i] ?? 0;
      silent = sample === 0 ? silent + 1 : 0;
      if (silent === this.#forgets) {
        gain = 1;
        average.fill(1);
        averageSum = average.length;
      }
      const peak = peaks[i] ?? 0;
      const held = this.#minimum.next(peak > this.#ceiling ? this.#ceiling / peak : 1);
      gain = Math.min(held, gain + (1 - gain) * this.#release);
      averageSum += gain - (average[slot] ?? 1);
      average[slot] = gain;
      slot = slot + 1 === average.length ? 0 : slot + 1;
      const delayed = delay[late] ?? 0;
      delay[late] = sample;
      late = late + 1 === delay.length ? 0 : late + 1;
      output[i] = delayed * Math.min(1, averageSum / average.length);
    }
    this.#clock += samples.length;
    this.#averageSum = averageSum;
    this.#gain = gain;
    this.#silent = silent;
    return missing === 0 ? output : output.slice(missing);
  }

  /** Returns the rest of the stream, making the output as long as the input; call once, at the end. */
  flush(): Float32Array<ArrayBuffer> {
    return this.push(new Float32Array(this.#delay.length));
  }
}

/** The minimum of 1 and the last `length` values, in constant time per value (a monotonic queue). */
class SlidingMinimum {
  readonly #length: number;
  readonly #values: Float64Array;
  readonly #times: Float64Array;
  #head = 0;
  #size = 0;
  #clock = 0;

  constructor(length: number) {
    this.#length = length;
    this.#values = new Float64Array(length + 1);
    this.#times = new Float64Array(length + 1);
  }

  next(value: number): number {
    const now = this.#clock;
    this.#clock += 1;
    // The case for nearly all of speech: nothing to hold.
    if (value >= 1 && this.#size === 0) return 1;
    const capacity = this.#values.length;
    const slot = (index: number) => (this.#head + index) % capacity;
    while (this.#size > 0 && (this.#values[slot(this.#size - 1)] ?? 0) >= value) this.#size -= 1;
    if (value < 1) {
      this.#values[slot(this.#size)] = value;
      this.#times[slot(this.#size)] = now;
      this.#size += 1;
    }
    if (this.#size > 0 && (this.#times[this.#head] ?? 0) <= now - this.#length) {
      this.#head = (this.#head + 1) % capacity;
      this.#size -= 1;
    }
    return this.#size > 0 ? (this.#values[this.#head] ?? 1) : 1;
  }
}
