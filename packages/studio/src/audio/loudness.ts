/**
 * Programme loudness as in ITU-R BS.1770-4 and EBU R 128: K-weighting, blocks of 400 ms every 100 ms, an
 * absolute gate at −70 LUFS and a relative one 10 LU below the loudness of the blocks that pass it.
 */

/** Seconds; four steps make up a block. */
const STEP = 0.1;
const STEPS_IN_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** Makes a 997 Hz sine at 0 dBFS read −3.01 LKFS (BS.1770-4, annex 1). */
const OFFSET = -0.691;

/** Measures a mono stream; memory grows by eight bytes per 0.1 s. */
export class LoudnessMeter {
  readonly #shelf: Biquad;
  readonly #lowCut: Biquad;
  #shelfState = { z1: 0, z2: 0 };
  #cutState = { z1: 0, z2: 0 };
  readonly #stepLength: number;
  readonly #steps: number[] = [];
  #sum = 0;
  #count = 0;

  /** @param sampleRate - Hz. */
  constructor(sampleRate: number) {
    this.#shelf = headShelf(sampleRate);
    this.#lowCut = lowCut(sampleRate);
    this.#stepLength = Math.round(sampleRate * STEP);
  }

  push(samples: Float32Array): void {
    const { b0, b1, b2, a1, a2 } = this.#shelf;
    const cut = this.#lowCut;
    const length = this.#stepLength;
    let { z1, z2 } = this.#shelfState;
    let { z1: y1, z2: y2 } = this.#cutState;
    let sum = this.#sum;
    let count = this.#count;
    // Both filters in one pass, transposed direct form II: the processor runs them in parallel.
    for (let i = 0; i < samples.length; i += 1) {
      const sample = samples[i] ?? 0;
      const shelved = b0 * sample + z1;
      z1 = b1 * sample - a1 * shelved + z2;
      z2 = b2 * sample - a2 * shelved;
      const weighted = cut.b0 * shelved + y1;
      y1 = cut.b1 * shelved - cut.a1 * weighted + y2;
      y2 = cut.b2 * shelved - cut.a2 * weighted;
      sum += weighted * weighted;
      count += 1;
      if (count === length) {
        this.#steps.push(sum / length);
        sum = 0;
        count = 0;
        z1 = audible(z1);
        z2 = audible(z2);
        y1 = audible(y1);
        y2 = audible(y2);
      }
    }
    this.#shelfState = { z1, z2 };
    this.#cutState = { z1: y1, z2: y2 };
    this.#sum = sum;
    this.#count = count;
  }

  /** Integrated loudness of everything so far, LUFS; −Infinity for silence or less than 400 ms. */
  integrated(): number {
    const blocks = this.#steps.slice(STEPS_IN_BLOCK - 1).map((_, first) => {
      return mean(this.#steps.slice(first, first + STEPS_IN_BLOCK));
    });
    const loud = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
    const gate = loudnessOf(mean(loud)) + RELATIVE_GATE;
    return loudnessOf(mean(loud.filter((power) => loudnessOf(power) > gate)));
  }
}

/**
 * Returns a filter's state, or 0 once it has died away. In silence the state would decay into denormal
 * numbers, on which processors are some fifty times slower.
 */
function audible(state: number): number {
  return Math.abs(state) < 1e-100 ? 0 : state;
}

function loudnessOf(power: number): number {
  return OFFSET + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The coefficients of a second-order filter. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * The standard lists coefficients for 48 kHz only. These are the analogue filters they derive from (B. De
 * Man, 'Evaluation of implementations of the EBU R128 loudness measurement', AES 2018).
 */
function headShelf(sampleRate: number): Biquad {
  const q = 0.7071752369554196;
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(sampleRate: number): Biquad {
  const q = 0.5003270373238773;
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}
