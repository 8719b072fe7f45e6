import { RATE, createNoise } from './synth.ts';

export const EFFECT_KINDS = ['whoosh', 'pop', 'tick'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface SoundEffect {
  kind: EffectKind;
  /** Seconds. */
  time: number;
}

/** Amplitude of an effect at a volume of 100. */
const LOUDEST = 0.6;

/** Renders an effect's sound at 48 kHz: a swish of noise, a falling drop, or a click. */
function soundOf(kind: EffectKind): Float32Array {
  const seconds = { whoosh: 0.42, pop: 0.11, tick: 0.05 }[kind];
  const sound = new Float32Array(Math.round(seconds * RATE));
  const noise = createNoise(23);
  let low = 0;
  let band = 0;
  let phase = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / sound.length;
    if (kind === 'whoosh') {
      // A state-variable filter whose centre frequency rises and falls.
      const f = 2 * Math.sin((Math.PI * (350 + 3200 * Math.sin(Math.PI * t) ** 2)) / RATE);
      low += f * band;
      band += f * (noise() - low - 0.6 * band);
      sound[i] = band * Math.sin(Math.PI * t) ** 1.5;
    } else {
      const [from, to] = kind === 'pop' ? [620, 170] : [2400, 1500];
      phase += (2 * Math.PI * (from + (to - from) * t)) / RATE;
      sound[i] = Math.sin(phase) * (1 - t) ** 2;
    }
  }
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return sound.map((sample) => sample / peak);
}

/** Adds effects to an audio stream, block by block. */
export class EffectMixer {
  readonly #effects: readonly SoundEffect[];
  readonly #gain: number;
  readonly #sounds = new Map<EffectKind, Float32Array>();
  #first = 0;

  /** @param volume - Percent. */
  constructor(effects: readonly SoundEffect[], volume: number) {
    this.#effects = volume > 0 ? effects : [];
    this.#gain = (LOUDEST * Math.min(100, volume)) / 100;
    for (const { kind } of this.#effects) {
      if (!this.#sounds.has(kind)) this.#sounds.set(kind, soundOf(kind));
    }
  }

  /** Works in place; blocks must be passed in order. */
  add(block: Float32Array): void {
    for (const { kind, time } of this.#effects) {
      const sound = this.#sounds.get(kind);
      const offset = Math.round(time * RATE) - this.#first;
      if (!sound || offset >= block.length || offset + sound.length <= 0) continue;
      const end = Math.min(block.length, offset + sound.length);
      for (let i = Math.max(0, offset); i < end; i += 1) {
        block[i] = (block[i] ?? 0) + this.#gain * (sound[i - offset] ?? 0);
      }
    }
    this.#first += block.length;
  }
}
