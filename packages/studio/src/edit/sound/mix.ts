/**
 * The sound of an edit, as a stream: the kept speech, made clearer, with music under it and effects over
 * it, at the loudness that players expect.
 */
import { LoudnessMeter } from '../../audio/loudness.ts';
import { Leveller, TARGET_LOUDNESS } from '../../audio/mastering.ts';
import { BedGain, type BedSettings } from './bed.ts';
import { type SoundEffect, EffectMixer } from './effects.ts';
import { SpeechEnhancer } from './enhance.ts';
import { RATE } from './synth.ts';
import type { Span } from '../../timeline/spans.ts';

export interface MixPlan {
  /** Kept spans in seconds of the original. */
  kept: readonly Span[];
  /** Spoken spans in the cut film. */
  speech: readonly Span[];
  /** Seconds of the cut film. */
  duration: number;
  enhance: boolean;
  music: (BedSettings & { loop: Float32Array }) | null;
  effects: readonly SoundEffect[];
  /** Percent. */
  effectsVolume: number;
}

/** Reads the original speech from its start, at 48 kHz; called once per pass. */
export type SpeechSource = () => AsyncIterable<Float32Array>;

/** Seconds of the fade on each side of a cut, which prevents clicks. */
const CUT_FADE = 0.006;
/** dBTP; music and effects make the AAC encoder overshoot more than speech alone. */
const PEAK_CEILING = -2.6;
/** LU; a mix this close to its target is not corrected. */
const MAX_ERROR = 0.4;
const MAX_ROUNDS = 3;
/** dB of gain per LU in speech with limited peaks. */
const LIMITED = 1.3;

/**
 * Produces the finished sound, block by block.
 *
 * @param write called for each block; a restart (`'restart'`) voids all blocks before it
 */
export async function mixSound(
  source: SpeechSource,
  plan: MixPlan,
  write: (block: Float32Array | 'restart') => Promise<void>,
): Promise<void> {
  const makeup = plan.enhance ? await makeupGain(source, plan) : 1;
  let gain = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const leveller = new Leveller(gain, PEAK_CEILING);
    await write('restart');
    for await (const block of mixed(source, plan, makeup)) await write(leveller.push(block));
    await write(leveller.flush());
    const error = TARGET_LOUDNESS - leveller.loudness;
    if (!plan.enhance || !Number.isFinite(error) || Math.abs(error) < MAX_ERROR) return;
    // Also make up for the gain that the limiter takes away.
    gain += error * LIMITED;
  }
}

/** Computes the factor that restores the loudness of speech after enhancement. */
async function makeupGain(source: SpeechSource, plan: MixPlan): Promise<number> {
  const level = await loudness(clearSpeech(source, plan));
  return Number.isFinite(level) ? 10 ** ((TARGET_LOUDNESS - level) / 20) : 1;
}

async function loudness(blocks: AsyncIterable<Float32Array>): Promise<number> {
  const meter = new LoudnessMeter(RATE);
  for await (const block of blocks) meter.push(block);
  return meter.integrated();
}

async function* mixed(
  source: SpeechSource,
  plan: MixPlan,
  makeup: number,
): AsyncGenerator<Float32Array, void> {
  const { music } = plan;
  const gain = music ? new BedGain(music, plan.speech, plan.duration, RATE) : undefined;
  const effects = new EffectMixer(plan.effects, plan.effectsVolume);
  let at = 0;
  for await (const block of clearSpeech(source, plan)) {
    if (makeup !== 1) for (let i = 0; i < block.length; i += 1) block[i] = (block[i] ?? 0) * makeup;
    if (music && gain) {
      const gains = new Float64Array(block.length);
      gain.write(gains);
      addMusic(block, music.loop, gains, at);
    }
    effects.add(block);
    at += block.length;
    yield block;
  }
}

/** Adds a loop. @param played samples of it that have been played so far */
function addMusic(
  block: Float32Array,
  loop: Float32Array,
  gains: Float64Array,
  played: number,
): void {
  const { length } = loop;
  let note = played % length;
  for (let i = 0; i < block.length; i += 1) {
    block[i] = (block[i] ?? 0) + (gains[i] ?? 0) * (loop[note] ?? 0);
    note += 1;
    if (note === length) note = 0;
  }
}

async function* clearSpeech(
  source: SpeechSource,
  { kept, enhance }: MixPlan,
): AsyncGenerator<Float32Array, void> {
  const enhancer = enhance ? new SpeechEnhancer(RATE) : undefined;
  for await (const block of keptSamples(source(), kept)) {
    enhancer?.process(block);
    yield block;
  }
}

/** Yields the samples inside the kept spans, with short fades at cuts. */
export async function* keptSamples(
  blocks: AsyncIterable<Float32Array>,
  kept: readonly Span[],
): AsyncGenerator<Float32Array<ArrayBuffer>, void> {
  const spans = kept.map(({ start, end }) => ({
    start: Math.round(start * RATE),
    end: Math.round(end * RATE),
  }));
  let first = 0;
  for await (const block of blocks) {
    const last = first + block.length;
    for (const [i, { start, end }] of spans.entries()) {
      const from = Math.max(start, first);
      const to = Math.min(end, last);
      if (from >= to) continue;
      const part = block.slice(from - first, to - first);
      const head = start > 0 ? start : Number.NEGATIVE_INFINITY;
      const tail = i + 1 < spans.length ? end : Number.POSITIVE_INFINITY;
      fadeEdges(part, head - from, tail - from);
      yield part;
    }
    first = last;
  }
}

/** Works in place. @param head sample at which the span starts @param tail sample at which it ends */
function fadeEdges(part: Float32Array, head: number, tail: number): void {
  const fade = CUT_FADE * RATE;
  if (head <= -fade && tail - part.length >= fade) return;
  for (let n = 0; n < part.length; n += 1) {
    const gain = Math.min(1, (n - head) / fade, (tail - n) / fade);
    if (gain < 1) part[n] = (part[n] ?? 0) * gain;
  }
}
