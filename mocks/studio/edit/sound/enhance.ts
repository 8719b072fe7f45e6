/**
 * Clearer speech: rumble cut off below 80 Hz, hiss between words turned down, levels evened out.
 */

/** Hz; below any voice's fundamental that matters on small speakers. */
const LOW_CUT = 80;
/** dBFS above which levels are evened out, and how much. */
const THRESHOLD = -24;
const RATIO = 2.5;
/** dBFS below which there is no speech, and dB by which that is turned down. */
const FLOOR = -52;
const EXPANSION = -10;
/** Seconds. */
const ATTACK = 0.004;
const RELEASE = 0.12;

/** Works on a stream; each call goes on where the last one ended. */
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
    // A Butterworth high-pass of second order, bilinear (RBJ, 'Audio EQ cookbook').
    const k = Math.tan((Math.PI * LOW_CUT) / sampleRate);
    const a0 = 1 + Math.SQRT2 * k + k * k;
    this.#b0 = 1 / a0;
    this.#a1 = (2 * (k * k - 1)) / a0;
    this.#a2 = (1 - Math.SQRT2 * k + k * k) / a0;
    this.#attack = 1 - Math.exp(-1 / (ATTACK * sampleRate));
    this.#release = 1 - Math.exp(-1 / (RELEASE * sampleRate));
  }

  /** In place. */
  process(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i += 1) {
      const x = samples[i] ?? 0;
      const y = this.#b0 * x + this.#z1;
      this.#z1 = -2 * this.#b0 * x - this.#a1 * y + this.#z2;
      this.#z2 = this.#b0 * x - this.#a2 * y;
      const size = Math.abs(y);
      this.#level += (size - this.#level) * (size > this.#level ? this.#attack : this.#release);
      // The gain changes slowly: 16 samples share one logarithm.
      if (i % 16 === 0) this.#gain = gainAt(this.#level);
      samples[i] = y * this.#gain;
    }
  }
}

function gainAt(level: number): number {
  const decibels = 20 * Math.log10(level + 1e-9);
  if (decibels > THRESHOLD) return 10 ** (((THRESHOLD - decibels) * (1 - 1 / RATIO)) / 20);
  if (decibels >= FLOOR) return 1;
  return 10 ** (Math.max(EXPANSION, (decibels - FLOOR) * 0.8) / 20);
}
