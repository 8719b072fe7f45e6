import { Limiter } from './limiter.ts';
import { LoudnessMeter } from './loudness.ts';
import { Resampler } from './resample.ts';

/** LUFS; the level that web players and podcasts expect of mono speech. */
export const TARGET_LOUDNESS = -16;
/** dBTP; low enough to keep an AAC encoder below −1 dBTP, even with eSpeak's pulses. */
const PEAK_CEILING = -2.8;
/** Hz. */
export const OUTPUT_RATE = 48_000;

/** Seconds of speech used to find how much loudness the limiter takes away. */
const EXCERPT = 30;
/**
 * dB. Gains are multiples of this step, which is too small to hear. A changed word shifts the loudness of
 * its film by hundredths, so it seldom changes the gain, and the encoded audio of the other sentences is
 * reused.
 */
const GAIN_STEP = 0.2;
/** LU; a target is reached within this. */
const TOLERANCE = GAIN_STEP / 2;
const MAX_ROUNDS = 6;
/** Loudness gained per 1 dB of gain: 1 without limiting, never observed below this with it. */
const LEAST_SLOPE = 0.3;

/** Rounds to the nearest gain in use, dB. */
export function toGainStep(decibels: number): number {
  return Math.round(decibels / GAIN_STEP) * GAIN_STEP;
}

/** Gain and limiting for a stream at {@link OUTPUT_RATE}, with a meter at its end. */
export class Leveller {
  readonly #gain: number;
  readonly #limiter: Limiter;
  readonly #meter = new LoudnessMeter(OUTPUT_RATE);

  /** @param decibels - Gain. @param ceiling - dBTP. */
  constructor(decibels: number, ceiling = PEAK_CEILING) {
    this.#limiter = new Limiter(OUTPUT_RATE, ceiling);
    this.#gain = 10 ** (decibels / 20);
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    return this.#measured(this.#limiter.push(amplified(samples, this.#gain)));
  }

  flush(): Float32Array<ArrayBuffer> {
    return this.#measured(this.#limiter.flush());
  }

  /** Integrated, LUFS. */
  get loudness(): number {
    return this.#meter.integrated();
  }

  #measured(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
    this.#meter.push(samples);
    return samples;
  }
}

function amplified(samples: Float32Array, gain: number): Float32Array {
  const louder = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i += 1) louder[i] = (samples[i] ?? 0) * gain;
  return louder;
}

/** Turns an engine's audio into the finished audio: 48 kHz, gain, limiting. */
export class MasterChain {
  readonly #resampler: Resampler;
  readonly #leveller: Leveller;

  /** @param sampleRate - Hz of the input. @param decibels - Gain. */
  constructor(sampleRate: number, decibels: number) {
    this.#resampler = new Resampler(sampleRate, OUTPUT_RATE);
    this.#leveller = new Leveller(decibels);
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    return this.#leveller.push(this.#resampler.push(samples));
  }

  /** Returns the rest of the stream; call it once, after the last `push`. */
  *flush(): Generator<Float32Array<ArrayBuffer>> {
    yield this.#leveller.push(this.#resampler.flush());
    yield this.#leveller.flush();
  }

  /** Integrated loudness of the output so far, LUFS. */
  get loudness(): number {
    return this.#leveller.loudness;
  }
}

/** Returns the number of samples that a chain outputs for a number of input samples. */
export function masteredLength(samples: number, sampleRate: number): number {
  return Math.ceil((samples * OUTPUT_RATE) / sampleRate);
}

/**
 * Finds the gain that brings speech to {@link TARGET_LOUDNESS}, dB.
 *
 * Limiting reduces loudness, by more than 1 LU in peaky voices. The amount is found by trying gains on the
 * start of the speech, which has the same voice as the rest. If the speech ends within that excerpt, it is
 * finished as well: the output at the found gain equals that of a {@link MasterChain}.
 *
 * @param loudness - Integrated loudness of the whole before mastering, LUFS.
 * @param blocks - The speech from its start; at most 30 s of it are read.
 */
export async function findMastering(
  loudness: number,
  sampleRate: number,
  blocks: AsyncIterable<Float32Array>,
): Promise<FoundGain> {
  if (!Number.isFinite(loudness)) return { gain: 0 };
  const excerpt = await readExcerpt(blocks, sampleRate);
  // the excerpt may be louder or quieter than the whole
  const target = TARGET_LOUDNESS + excerpt.loudness - loudness;
  let gain = toGainStep(TARGET_LOUDNESS - loudness);
  let slope = 1;
  let before: { gain: number; error: number } | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tried = levelled(excerpt.samples, gain);
    const error = tried.loudness - target;
    if (before) slope = (error - before.error) / (gain - before.gain);
    const next = toGainStep(gain - error / Math.min(1, Math.max(LEAST_SLOPE, slope)));
    const isReached = Math.abs(error) < TOLERANCE || next === gain || next === before?.gain;
    if (isReached || !Number.isFinite(error)) {
      return excerpt.isWhole ? { gain, mastered: tried.samples } : { gain };
    }
    before = { gain, error };
    gain = next;
  }
  return { gain };
}

/** Returns only the gain, dB; see {@link findMastering}. */
export async function findGain(...speech: Parameters<typeof findMastering>): Promise<number> {
  return (await findMastering(...speech)).gain;
}

interface Levelled {
  samples: Float32Array<ArrayBuffer>[];
  /** Integrated, LUFS. */
  loudness: number;
}

/** Applies a gain and limiting. */
function levelled(blocks: readonly Float32Array[], decibels: number): Levelled {
  const leveller = new Leveller(decibels);
  const samples = blocks.map((block) => leveller.push(block));
  samples.push(leveller.flush());
  return { samples, loudness: leveller.loudness };
}

/** The gain of a speech. */
export interface FoundGain {
  /** dB. */
  gain: number;
  /** The mastered speech, if all of it was read. */
  mastered?: Float32Array<ArrayBuffer>[];
}

interface Excerpt {
  /** Whether the excerpt is the entire speech. */
  isWhole: boolean;
  /** At {@link OUTPUT_RATE}, in blocks. */
  samples: Float32Array[];
  /** Integrated, before any processing, LUFS. */
  loudness: number;
}

async function readExcerpt(
  blocks: AsyncIterable<Float32Array>,
  sampleRate: number,
): Promise<Excerpt> {
  const meter = new LoudnessMeter(sampleRate);
  const resampler = new Resampler(sampleRate, OUTPUT_RATE);
  const resampled: Float32Array[] = [];
  let seconds = 0;
  for await (const samples of blocks) {
    meter.push(samples);
    resampled.push(resampler.push(samples));
    seconds += samples.length / sampleRate;
    if (seconds >= EXCERPT) break;
  }
  return {
    isWhole: seconds < EXCERPT,
    samples: [...resampled, resampler.flush()],
    loudness: meter.integrated(),
  };
}
