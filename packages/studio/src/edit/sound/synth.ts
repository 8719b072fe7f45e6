/**
 * A small additive synthesiser that writes notes into a loop: whatever rings past the loop's end continues
 * at its start, so the loop repeats without a seam.
 */

/** Hz. */
export const RATE = 48_000;

const TABLE = 2048;

interface Voice {
  /** Amplitudes of the harmonics, at the start of a note and after it has rung. */
  bright: readonly number[];
  mellow: readonly number[];
  /** Seconds. */
  attack: number;
  /** Seconds in which a struck note falls to a third; 0 if it is held. */
  decay: number;
  release: number;
}

const VOICES = {
  pad: { bright: [1, 0.4, 0.18, 0.1], mellow: [1, 0.3, 0.1], attack: 0.5, decay: 0, release: 0.9 },
  keys: {
    bright: [1, 0.6, 0.3, 0.22, 0.1, 0.05],
    mellow: [1, 0.2, 0.05],
    attack: 0.006,
    decay: 0.55,
    release: 0.12,
  },
  pluck: {
    bright: [1, 0.8, 0.5, 0.4, 0.25, 0.15, 0.1],
    mellow: [1, 0.3, 0.1],
    attack: 0.003,
    decay: 0.22,
    release: 0.06,
  },
  bell: {
    bright: [1, 0, 0.35, 0, 0.3, 0, 0, 0.2],
    mellow: [1, 0, 0.1],
    attack: 0.002,
    decay: 0.7,
    release: 0.3,
  },
  whistle: { bright: [1, 0.08, 0.04], mellow: [1, 0.05], attack: 0.04, decay: 0, release: 0.1 },
  bass: { bright: [1, 0.5, 0.25], mellow: [1, 0.25], attack: 0.01, decay: 0.8, release: 0.08 },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;

const tables = new Map<readonly number[], Float32Array>();

function tableOf(harmonics: readonly number[]): Float32Array {
  let table = tables.get(harmonics);
  if (!table) {
    table = Float32Array.from({ length: TABLE }, (_, i) =>
      harmonics.reduce(
        (sum, level, n) => sum + level * Math.sin((2 * Math.PI * (n + 1) * i) / TABLE),
        0,
      ),
    );
    tables.set(harmonics, table);
  }
  return table;
}

export interface Note {
  voice: VoiceName;
  /** MIDI number. */
  pitch: number;
  /** Seconds. */
  start: number;
  length: number;
  gain: number;
}

/** Adds a note to a loop at {@link RATE}. */
export function addNote(loop: Float32Array, { voice, pitch, start, length, gain }: Note): void {
  const { bright, mellow, attack, decay, release }: Voice = VOICES[voice];
  const [first, second] = [tableOf(bright), tableOf(mellow)];
  const step = ((440 * 2 ** ((pitch - 69) / 12)) / RATE) * TABLE;
  const count = Math.min(Math.round((length + release) * RATE), loop.length);
  const held = length * RATE;
  const fall = decay > 0 ? Math.exp(-1 / (decay * RATE)) : 1;
  const rising = attack * RATE;
  const falling = release * RATE;
  let target = Math.round(start * RATE) % loop.length;
  let level = 1;
  let phase = 0;
  for (let i = 0; i < count; i += 1) {
    const at = phase & (TABLE - 1);
    const sound =
      decay > 0 ? (first[at] ?? 0) * level + (second[at] ?? 0) * (1 - level) : (first[at] ?? 0);
    const head = i < rising ? i / rising : 1;
    const tail = i > held ? Math.max(0, 1 - (i - held) / falling) : 1;
    loop[target] = (loop[target] ?? 0) + sound * level * gain * head * tail;
    level *= fall;
    phase += step;
    target += 1;
    if (target === loop.length) target = 0;
  }
}

/** Returns a noise generator, −1 to 1, that is the same each time (a linear congruential generator). */
export function createNoise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Adds a drum: `kick` falls in pitch; `brush` and `hat` are differently coloured noise. */
export function addDrum(
  loop: Float32Array,
  kind: 'kick' | 'brush' | 'hat',
  start: number,
  gain: number,
): void {
  const seconds = { kick: 0.22, brush: 0.16, hat: 0.05 }[kind];
  const noise = createNoise(Math.round(start * 1000) + 7);
  const from = Math.round(start * RATE);
  let last = 0;
  let phase = 0;
  for (let i = 0; i < seconds * RATE; i += 1) {
    const t = i / RATE;
    const level = Math.exp((-5 * t) / seconds);
    let sound: number;
    if (kind === 'kick') {
      phase += (2 * Math.PI * (48 + 90 * Math.exp(-t * 40))) / RATE;
      sound = Math.sin(phase);
    } else {
      const white = noise();
      sound = kind === 'hat' ? white - last : (white + last) / 2;
      last = white;
    }
    const target = (from + i) % loop.length;
    loop[target] = (loop[target] ?? 0) + sound * level * gain;
  }
}
