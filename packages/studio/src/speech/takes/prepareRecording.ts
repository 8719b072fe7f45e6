import { joinSamples } from '../../audio/joinSamples.ts';
import { LoudnessMeter } from '../../audio/loudness.ts';
import { findGain, MasterChain, OUTPUT_RATE } from '../../audio/mastering.ts';
import { highPass } from './highPass.ts';
import { soundingRange } from './levels.ts';
import { removeClicks } from './removeClicks.ts';
import type { Recording } from './takeTypes.ts';

/** Seconds of room sound that stay around the speech, for breath and decay. */
const BEFORE = 0.2;
const AFTER = 0.3;
/** Seconds in which the room sound fades in and out, within what stays of it. */
const FADE = 0.12;
/** dB; above it, the room would be more audible than the voice. */
const MOST_GAIN = 36;
/** Least seconds over which loudness is measured: a short word is repeated until it is this long. */
const MEASURED = 3;

/**
 * Prepares a recording for use in a film: without rumble, clicks and the silence around it, at −16 LUFS and
 * below the studio's true peak, 48 kHz. It keeps the speaker's pace.
 */
export async function prepareRecording(recording: Recording): Promise<Recording> {
  const { sampleRate } = recording;
  const filtered = highPass(recording.samples, sampleRate);
  const samples = trimmed({ samples: removeClicks(filtered, sampleRate), sampleRate });
  const chain = new MasterChain(sampleRate, await gainFor({ samples, sampleRate }));
  const parts = [chain.push(samples), ...chain.flush()];
  return { samples: joinSamples(parts), sampleRate: OUTPUT_RATE };
}

function trimmed(recording: Recording): Float32Array {
  const { samples, sampleRate } = recording;
  const range = soundingRange(recording);
  if (!range) return samples;
  return faded(
    samples.slice(
      Math.max(0, Math.round((range.start - BEFORE) * sampleRate)),
      Math.round((range.end + AFTER) * sampleRate),
    ),
    sampleRate,
  );
}

/**
 * Fades the room sound in and out: next to the silence of a film, its noise would start and end with a
 * click.
 */
function faded(samples: Float32Array, sampleRate: number): Float32Array {
  const count = Math.min(samples.length >> 2, Math.round(FADE * sampleRate));
  for (let i = 0; i < count; i += 1) {
    const gain = (1 - Math.cos((Math.PI * i) / count)) / 2;
    const last = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * gain;
    samples[last] = (samples[last] ?? 0) * gain;
  }
  return samples;
}

/** Returns the dB that bring a recording to the loudness of a film. */
export async function gainFor({ samples, sampleRate }: Recording): Promise<number> {
  const repeats = Math.max(1, Math.ceil((MEASURED * sampleRate) / Math.max(1, samples.length)));
  const meter = new LoudnessMeter(sampleRate);
  for (let i = 0; i < repeats; i += 1) meter.push(samples);
  async function* blocks() {
    for (let i = 0; i < repeats; i += 1) yield samples;
  }
  return Math.min(MOST_GAIN, await findGain(meter.integrated(), sampleRate, blocks()));
}
