import { sincPhases } from './sinc.ts';

/** Input samples per output sample when the rate rises. */
const TAPS = 48;
/** The end of the pass band, as a fraction of the lower rate. */
const CUTOFF = 0.46;

/**
 * Changes the sample rate of a stream with a windowed-sinc polyphase filter.
 *
 * The output is aligned with the input: sample n of the output is the input at n / `to` seconds. Memory is
 * one block and the filter, whatever the length.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #phases: Float64Array[];
  readonly #taps: number;
  /** A row of zero weights. */
  readonly #none: Float64Array;
  /** Input not yet used up; its first sample is number `#first` of the stream. */
  #pending: Float64Array;
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
    // 64-bit, like the sums: converting each number would take half of the time.
    this.#phases = sincPhases(this.#up, this.#taps, CUTOFF / widening).map(
      (row) => new Float64Array(row),
    );
    this.#none = new Float64Array(this.#taps);
    // silence before the first sample
    this.#pending = new Float64Array(this.#taps / 2 - 1);
    this.#first = -this.#pending.length;
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#consumed += samples.length;
    this.#append(samples);
    return this.#produce(Number.POSITIVE_INFINITY);
  }

  /** Returns the rest of the stream; call once, after the last `push`. */
  flush(): Float32Array<ArrayBuffer> {
    this.#append(new Float32Array(this.#taps));
    return this.#produce(Math.ceil((this.#consumed * this.#up) / this.#down));
  }

  #append(samples: Float32Array): void {
    const joined = new Float64Array(this.#pending.length + samples.length);
    joined.set(this.#pending);
    joined.set(samples, this.#pending.length);
    this.#pending = joined;
  }

  #produce(limit: number): Float32Array<ArrayBuffer> {
    const end = this.#first + this.#pending.length;
    const reach = this.#taps / 2;
    // the last output whose taps are all within the available input
    const ready = Math.floor(((end - reach) * this.#up - 1) / this.#down) + 1;
    const count = Math.max(0, Math.min(ready, limit) - this.#produced);
    // Room for up to two outputs after the last one that are not ready yet.
    const output = new Float32Array(count + 2);
    const pending = this.#pending;
    const [up, down, phases] = [this.#up, this.#down, this.#phases];
    const position = this.#produced * down;
    let start = Math.floor(position / up) - (reach - 1 + this.#first);
    let phase = position % up;
    for (let i = 0; i < count;) {
      // Outputs between the same two inputs share their taps: up to three, as when resampling speech.
      const [two, three] = [phases[phase + down], phases[phase + 2 * down]];
      weigh(pending, start, phases[phase] ?? this.#none, two ?? this.#none, three ?? this.#none);
      output[i] = sums[0] ?? 0;
      output[i + 1] = sums[1] ?? 0;
      output[i + 2] = sums[2] ?? 0;
      const made = three ? 3 : two ? 2 : 1;
      i += made;
      phase += made * down;
      start += Math.floor(phase / up);
      phase %= up;
    }
    this.#produced += count;
    const needed = Math.floor((this.#produced * this.#down) / this.#up) - reach + 1;
    const used = Math.min(Math.max(0, needed - this.#first), this.#pending.length);
    this.#pending = this.#pending.slice(used);
    this.#first += used;
    return output.subarray(0, count);
  }
}

/** The three sums of {@link weigh}: allocated once, because this loop takes half of all mastering time. */
const sums = new Float64Array(3);

/** Weights the same samples by three rows, each as two independent sums that can run in parallel. */
function weigh(
  samples: Float64Array,
  start: number,
  one: Float64Array,
  two: Float64Array,
  three: Float64Array,
): void {
  let [evenOne, oddOne, evenTwo, oddTwo, evenThree, oddThree] = [0, 0, 0, 0, 0, 0];
  for (let tap = 0; tap < one.length; tap += 2) {
    const even = samples[start + tap] ?? 0;
    const odd = samples[start + tap + 1] ?? 0;
    evenOne += even * (one[tap] ?? 0);
    oddOne += odd * (one[tap + 1] ?? 0);
    evenTwo += even * (two[tap] ?? 0);
    oddTwo += odd * (two[tap + 1] ?? 0);
    evenThree += even * (three[tap] ?? 0);
    oddThree += odd * (three[tap + 1] ?? 0);
  }
  sums[0] = evenOne + oddOne;
  sums[1] = evenTwo + oddTwo;
  sums[2] = evenThree + oddThree;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
