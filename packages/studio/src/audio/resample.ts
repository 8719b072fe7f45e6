import { sincPhases } from './sinc.ts';

/** Input samples that one output sample is made of when the rate rises. */
const TAPS = 48;
/** Where the pass band ends, as a fraction of the lower rate. */
const CUTOFF = 0.46;

/**
 * Changes the sample rate of a stream by a windowed-sinc polyphase filter.
 *
 * The output is in time with the input: sample n of the output is the input at n / `to` seconds.
 * Memory is one block and the filter, whatever the length.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #phases: Float32Array[];
  readonly #taps: number;
  /** Input not used up yet; its first sample is number `#first` of the stream. */
  #pending: Float32Array;
  #first: number;
  #consumed = 0;
  #produced = 0;

  /** @param from - Hz, whole. @param to - Hz, whole. */
  constructor(from: number, to: number) {
    const common = greatestCommonDivisor(from, to);
    this.#up = to / common;
    this.#down = from / common;
    // when the rate falls, the filter widens with the lower cut-off
    const widening = Math.max(1, from / to);
    this.#taps = 2 * Math.ceil((TAPS / 2) * widening);
    this.#phases = sincPhases(this.#up, this.#taps, CUTOFF / widening);
    // silence before the first sample
    this.#pending = new Float32Array(this.#taps / 2 - 1);
    this.#first = -this.#pending.length;
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#consumed += samples.length;
    this.#append(samples);
    return this.#produce(Number.POSITIVE_INFINITY);
  }

  /** The rest of the stream; call once, after the last `push`. */
  flush(): Float32Array<ArrayBuffer> {
    this.#append(new Float32Array(this.#taps));
    return this.#produce(Math.ceil((this.#consumed * this.#up) / this.#down));
  }

  #append(samples: Float32Array): void {
    const joined = new Float32Array(this.#pending.length + samples.length);
    joined.set(this.#pending);
    joined.set(samples, this.#pending.length);
    this.#pending = joined;
  }

  #produce(limit: number): Float32Array<ArrayBuffer> {
    const end = this.#first + this.#pending.length;
    const reach = this.#taps / 2;
    // the last output whose taps all lie in the input at hand
    const ready = Math.floor(((end - reach) * this.#up - 1) / this.#down) + 1;
    const count = Math.max(0, Math.min(ready, limit) - this.#produced);
    const output = new Float32Array(count);
    const pending = this.#pending;
    const before = this.#taps / 2 - 1 + this.#first;
    for (let i = 0; i < count; i += 1) {
      const position = (this.#produced + i) * this.#down;
      const start = Math.floor(position / this.#up) - before;
      const weights = this.#phases[position % this.#up];
      output[i] = weights ? weigh(pending, start, weights) : 0;
    }
    this.#produced += count;
    const needed = Math.floor((this.#produced * this.#down) / this.#up) - reach + 1;
    const used = Math.min(Math.max(0, needed - this.#first), this.#pending.length);
    this.#pending = this.#pending.slice(used);
    this.#first += used;
    return output;
  }
}

function weigh(samples: Float32Array, start: number, weights: Float32Array): number {
  // two sums, so that one addition need not wait for the other: this loop is half of all mastering
  let even = 0;
  let odd = 0;
  for (let tap = 0; tap < weights.length; tap += 2) {
    even += (samples[start + tap] ?? 0) * (weights[tap] ?? 0);
    odd += (samples[start + tap + 1] ?? 0) * (weights[tap + 1] ?? 0);
  }
  return even + odd;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
