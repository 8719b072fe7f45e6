/**
 * Makes speech clearer: cuts off rumble below 80 Hz, turns down hiss between words, and evens out levels.
 */

/** Hz; below the fundamentals that small speakers can play. */
const LOW_CUT = 80;
/** The level in dBFS above which levels are evened out, and the ratio. */
const THRESHOLD = -24;
const RATIO = 2.5;
/** The level in dBFS below which there is no speech, and the gain in dB there. */
const FLOOR = -52;
const EXPANSION = -10;
/** Seconds. */
const ATTACK = 0.004;
const RELEASE = 0.12;

/** Works on a stream; each call continues where the last one ended. */
export class SpeechEnhancer {
  readonly #b0: number;
  readonly #a1: number;
  readonly #a2: number;
  readonly #attack: number;
  readonly #release: number;
  #z1 = 0;
  #z2 = 0;
  #level = 0;
  #gain = 1;

  /** @param sampleRate - Hz. */
  constructor(sampleRate: number) {
    // A second-order Butterworth high-pass filter, bilinear (RBJ, 'Audio EQ cookbook').
    const k = Math.tan((Math.PI * LOW_CUT) / sampleRate);
    const a0 = 1 + Math.SQRT2 * k + k * k;
    this.#b0 = 1 / a0;
    this.#a1 = (2 * (k * k - 1)) / a0;
    this.#a2 = (1 - Math.SQRT2 * k + k * k) / a0;
    this.#attack = 1 - Math.exp(-1 / (ATTACK * sampleRate));
    this.#release = 1 - Math.exp(-1 / (RELEASE * sampleRate));
  }

  /** Works in place. */
  process(samples: Float32Array): void {
    const [b0, a1, a2, attack, release] = [
      this.#b0,
      this.#a1,
      this.#a2,
      this.#attack,
      this.#release,
    ];
    // Use locals: reading fields for every sample would cost more than the filter.
    let [z1, z2, level, gain] = [this.#z1, this.#z2, this.#level, this.#gain];
    for (let i = 0; i < samples.length; i += 1) {
      const x = samples[i] ?? 0;
      const y = b0 * x + z1;
      z1 = -2 * b0 * x - a1 * y + z2;
      z2 = b0 * x - a2 * y;
      const size = Math.abs(y);
      level += (size - level) * (size > level ? attack : release);
      // The gain changes slowly, so 16 samples share one logarithm.
      if (i % 16 === 0) gain = gainAt(level);
      samples[i] = y * gain;
    }
    [this.#z1, this.#z2, this.#level, this.#gain] = [z1, z2, level, gain];
  }
}

/** Nepers per dB: `Math.log` is several times as fast as `Math.log10`. */
const NEPERS = Math.LN10 / 20;

function gainAt(level: number): number {
  const decibels = Math.log(level + 1e-9) / NEPERS;
  if (decibels > THRESHOLD) return Math.exp((THRESHOLD - decibels) * (1 - 1 / RATIO) * NEPERS);
  if (decibels >= FLOOR) return 1;
  return Math.exp(Math.max(EXPANSION, (decibels - FLOOR) * 0.8) * NEPERS);
}
