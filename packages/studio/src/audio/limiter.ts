import { TRUE_PEAK_DELAY, TruePeakMeter } from './truePeak.ts';

/** Seconds that the gain takes to fall before a peak; longer is smoother. */
const LOOK_AHEAD = 0.005;
/** Seconds in which the gain recovers by two thirds. */
const RELEASE = 0.06;

/**
 * A look-ahead true-peak limiter: the gain glides down before a peak, so that nothing is clipped.
 *
 * The wanted gain of each sample is held by a sliding minimum over the look-ahead and then averaged
 * over the same time; at the peak all averaged values are at most the wanted one.
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

  /** @param sampleRate - Hz. @param ceiling - dBTP. */
  constructor(sampleRate: number, ceiling: number) {
    const window = Math.max(1, Math.round(LOOK_AHEAD * sampleRate));
    this.#ceiling = 10 ** (ceiling / 20);
    this.#meter = new TruePeakMeter(this.#ceiling);
    this.#release = 1 - Math.exp(-1 / (RELEASE * sampleRate));
    // one more, for the peak that lies between a sample and the next
    this.#minimum = new SlidingMinimum(window + 1);
    this.#average = new Float64Array(window).fill(1);
    this.#averageSum = window;
    this.#delay = new Float32Array(window - 1 + TRUE_PEAK_DELAY);
  }

  /** Limited samples, late by the look-ahead; the first calls return fewer than they take. */
  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    const output = new Float32Array(samples.length);
    let count = 0;
    for (let i = 0; i < samples.length; i += 1) {
      const limited = this.#next(samples[i] ?? 0);
      if (this.#clock <= this.#delay.length) continue;
      output[count] = limited;
      count += 1;
    }
    return output.slice(0, count);
  }

  /** The rest of the stream, so that as many samples come out as went in; call once, at the end. */
  flush(): Float32Array<ArrayBuffer> {
    return this.push(new Float32Array(this.#delay.length));
  }

  #next(sample: number): number {
    const peak = this.#meter.next(sample);
    const wanted = peak > this.#ceiling ? this.#ceiling / peak : 1;
    const held = this.#minimum.next(wanted);
    this.#gain = Math.min(held, this.#gain + (1 - this.#gain) * this.#release);
    const slot = this.#clock % this.#average.length;
    this.#averageSum += this.#gain - (this.#average[slot] ?? 1);
    this.#average[slot] = this.#gain;
    const late = this.#clock % this.#delay.length;
    const delayed = this.#delay[late] ?? 0;
    this.#delay[late] = sample;
    this.#clock += 1;
    return delayed * Math.min(1, this.#averageSum / this.#average.length);
  }
}

/** The least of the last `length` values, in constant time for each (a monotonic queue). */
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
    const capacity = this.#values.length;
    const slot = (index: number) => (this.#head + index) % capacity;
    while (this.#size > 0 && (this.#values[slot(this.#size - 1)] ?? 0) >= value) this.#size -= 1;
    this.#values[slot(this.#size)] = value;
    this.#times[slot(this.#size)] = this.#clock;
    this.#size += 1;
    if ((this.#times[this.#head] ?? 0) <= this.#clock - this.#length) {
      this.#head = (this.#head + 1) % capacity;
      this.#size -= 1;
    }
    this.#clock += 1;
    return this.#values[this.#head] ?? value;
  }
}
