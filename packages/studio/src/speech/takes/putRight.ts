import { joinSamples } from '../../audio/joinSamples.ts';
import { LoudnessMeter } from '../../audio/loudness.ts';
import { findGain, MasterChain, OUTPUT_RATE } from '../../audio/mastering.ts';
import { highPass } from './highPass.ts';
import { soundingRange } from './levels.ts';
import { removeClicks } from './removeClicks.ts';
import type { Recording } from './takeTypes.ts';

/** Seconds of the room that stay around the speech, for breath and decay. */
const BEFORE = 0.2;
const AFTER = 0.3;
/** dB; past it the room would be heard more than the voice. */
const MOST_GAIN = 36;
/** Seconds that loudness is measured over at least: a short word is repeated until it is as long. */
const MEASURED = 3;

/**
 * A recording as a film uses it: without rumble, clicks and the silence around it, at −16 LUFS and
 * under the studio's true peak, 48 kHz. Its pace stays the speaker's.
 */
export async function putRight(recording: Recording): Promise<Recording> {
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
  return samples.subarray(
    Math.max(0, Math.round((range.start - BEFORE) * sampleRate)),
    Math.round((range.end + AFTER) * sampleRate),
  );
}

/** dB that bring a recording to the loudness of a film. */
export async function gainFor({ samples, sampleRate }: Recording): Promise<number> {
  const repeats = Math.max(1, Math.ceil((MEASURED * sampleRate) / Math.max(1, samples.length)));
  const meter = new LoudnessMeter(sampleRate);
  for (let i = 0; i < repeats; i += 1) meter.push(samples);
  async function* blocks() {
    for (let i = 0; i < repeats; i += 1) yield samples;
  }
  return Math.min(MOST_GAIN, await findGain(meter.integrated(), sampleRate, blocks()));
}
