/**
 * Checks that lips and sound of a finished file are in sync.
 *
 * Three signals are measured independently: the mouth on the decoded frames, the loudness of the
 * decoded sound, and the timeline behind both. A mouth's opening and a voice's loudness are similar but
 * not equal, so each is first correlated with its own prediction from the timeline; the difference of
 * the two lags is the file's error. The mouth is also correlated with the loudness directly, less the
 * lag that their predictions have.
 */
import type { SpeechTimeline, TimedPhone } from '../types.ts';
import { decodeAudio } from './ffmpeg.ts';
import { predictedLoudness, predictedOpening } from './predicted.ts';
import { measuredOpening, type MouthInPicture, relativeOpening } from './mouthOpening.ts';
import { type Check, within } from './report.ts';
import { type Signal, lagOf, resampled, slope, withoutSlow } from './signals.ts';

export interface LipSyncInput extends MouthInPicture {
  timeline: Pick<SpeechTimeline, 'phones' | 'duration'>;
  frameRate?: number;
}

const FRAME_RATE = 30;
const AUDIO_RATE = 16_000;
/** Hz at which signals are compared. */
const RATE = 100;
/** Seconds; slower changes come from the head's movement and the intonation of the sentence. */
const SLOW = 1.2;
/** Seconds searched for a lag on each side. */
const REACH = 0.3;
const WINDOW = 5;
/** Share of the full opening below which a mouth counts as closed. */
const CLOSED = 0.25;

/** Measures the mouth on the frames of the file. */
export const measureMouth = (input: LipSyncInput): Promise<Signal> =>
  measuredOpening(input, input.frameRate ?? FRAME_RATE);

/**
 * Returns the rows: offset overall and in windows, drift, closed lips.
 *
 * @param opening the mouth as measured on the file's frames
 */
export async function checkLipSync(input: LipSyncInput, opening: Signal): Promise<Check[]> {
  const { timeline, frameRate = FRAME_RATE } = input;
  const frame = 1 / frameRate;
  const samples = await decodeAudio(input.file, AUDIO_RATE);
  const prepared = (signal: Signal, offset = 0) =>
    withoutSlow(resampled(signal, RATE, offset), SLOW);
  const mouth = prepared(opening, frame / 2);
  const predictedMouth = prepared(predictedOpening(timeline, frameRate), frame / 2);
  const sound = prepared(envelope(samples));
  const predictedSound = prepared(predictedLoudness(timeline, RATE));

  const errorIn = (from: number, to: number) =>
    lagOf(mouth, predictedMouth, from, to, REACH).seconds -
    lagOf(sound, predictedSound, from, to, REACH).seconds;
  const all = timeline.duration;
  const direct = lagOf(mouth, sound, 0, all, REACH);
  const inherent = lagOf(predictedMouth, predictedSound, 0, all, REACH);
  const windows = spoken(timeline.phones, all).map((from) => ({
    x: from,
    y: errorIn(from, from + WINDOW),
  }));
  const good = windows.filter(({ y }) => Math.abs(y) <= 2 * frame).length;
  const ms = (seconds: number) => 1000 * seconds;
  const frameMs = Math.ceil(ms(frame));
  return [
    within('lips after sound', ms(errorIn(0, all)), {
      least: -frameMs,
      most: frameMs,
      unit: ' ms',
    }),
    within('lips after sound, laid directly', ms(direct.seconds - inherent.seconds), {
      least: -frameMs,
      most: frameMs,
      unit: ' ms',
    }),
    within('lips like the timeline', lagOf(mouth, predictedMouth, 0, all, REACH).correlation, {
      least: 0.6,
    }),
    within(`windows of ${WINDOW} s within two frames`, (100 * good) / windows.length, {
      least: 95,
      unit: ' %',
    }),
    within('drift over the whole', ms(slope(windows) * all), {
      least: -frameMs,
      most: frameMs,
      unit: ' ms',
    }),
    ...closedLips(opening, timeline.phones, frameRate),
  ];
}

/** Share of closed lips on `m b p` and in silence. */
function closedLips(opening: Signal, phones: readonly TimedPhone[], frameRate: number): Check[] {
  const level = relativeOpening(opening);
  // A closure of less than a frame may lie on the frame before or after its middle.
  const lips = phones.filter(({ phone }) => ['m', 'b', 'p'].includes(phone));
  const shut = lips.filter(({ start, end }) => {
    const first = Math.floor(start * frameRate);
    const last = Math.floor(end * frameRate);
    return Math.min(...level.slice(first, last + 1)) < CLOSED;
  });
  // Lips need a moment to close and open, so short silences do not count.
  const margin = 0.1;
  const silent = phones
    .filter(({ phone, start, end }) => phone === 'pau' && end - start > 2.5 * margin)
    .flatMap(({ start, end }) =>
      Array.from(level.slice(Math.ceil((start + margin) * frameRate), (end - margin) * frameRate)),
    );
  const quiet = silent.filter((value) => value < CLOSED);
  const share = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
  return [
    within('closed on m, b, p', share(shut.length, lips.length), { least: 95, unit: ' %' }),
    within('closed in silence', share(quiet.length, silent.length), { least: 95, unit: ' %' }),
  ];
}

/** Loudness of the sound in steps of 10 ms: the fourth root of its power, which is close to perception. */
function envelope(samples: Float32Array): Signal {
  const step = AUDIO_RATE / RATE;
  const values = new Float64Array(Math.floor(samples.length / step));
  for (let i = 0; i < values.length; i += 1) {
    let power = 0;
    for (const value of samples.subarray(i * step, (i + 1) * step)) power += value * value;
    values[i] = (power / step) ** 0.25;
  }
  return { values, rate: RATE };
}

/** Starts, in seconds, of the windows that are at least half speech. */
function spoken(phones: readonly TimedPhone[], duration: number): number[] {
  const starts: number[] = [];
  for (let from = 0; from === 0 || from + WINDOW <= duration; from += WINDOW / 2) {
    const silence = phones
      .filter(({ phone }) => phone === 'pau')
      .reduce(
        (sum, { start, end }) =>
          sum + Math.max(0, Math.min(end, from + WINDOW) - Math.max(start, from)),
        0,
      );
    if (silence < WINDOW / 2) starts.push(from);
  }
  return starts;
}
