import type { SpeechTimeline, TimedPhone } from '../../types.ts';
import { easeInOut } from '../gestures/ease.ts';
import { CLOSING, type Hold, holdsOf } from './holds.ts';
import { type MouthShape, REST, isHeld, mixShapes, mouthShape, smiling } from './mouthShapes.ts';
import { SmileTrack } from './smiles.ts';

/** Rounding from which lips prepare for a sound. */
const ROUND = 0.6;
/**
 * Seconds by which they prepare: rounding spreads over the consonants before the sound (Perkell and
 * Matthies, 1992).
 */
const ROUNDS_EARLY = 0.12;
/** Seconds into the sound at which they are round. */
const ROUNDED_BY = 0.04;
/** How far rounding extends into sounds that press or bite the lips. */
const ROUND_HELD = 0.35;

/** Lips that round, from a time until the sound itself shapes them. */
interface Rounding {
  start: number;
  reached: number;
  until: number;
  rounding: number;
  width: number;
}

/**
 * The mouth of a spoken script over time: shapes eased between phones, and lips that round ahead of their
 * sound and smile as long as the sentence does.
 *
 * `m b p f v` hold their shape from 30 % to 70 % of the phone, and never for less than one frame, so no
 * closed lip falls between two frames.
 *
 * @param frameRate frames a second that will be drawn.
 */
export class MouthTrack {
  readonly #holds: readonly Hold[];
  readonly #roundings: readonly Rounding[];
  readonly #smile: SmileTrack;
  #at = 0;

  constructor(
    phones: readonly TimedPhone[],
    frameRate: number,
    words: SpeechTimeline['words'] = [],
  ) {
    const spoken = phones.filter(({ start, end }) => end > start);
    const first = spoken[0]?.start ?? 0;
    const last = spoken.at(-1)?.end ?? 0;
    this.#holds = [
      { start: Number.NEGATIVE_INFINITY, end: first, shape: REST },
      ...holdsOf(spoken, 1.02 / frameRate),
      { start: last + CLOSING, end: Number.POSITIVE_INFINITY, shape: REST },
    ];
    this.#roundings = roundingsOf(spoken);
    this.#smile = new SmileTrack(words);
  }

  /**
   * Returns the shape at a time in seconds. Reading forwards in time is fastest. @param smile of a gesture
   */
  shapeAt(time: number, smile = 0): MouthShape {
    const shape = this.#rounded(this.#spokenAt(time), time);
    return smiling(shape, Math.max(smile, this.#smile.at(time)));
  }

  /** How far the sentence smiles, 0–1. */
  smileAt(time: number): number {
    return this.#smile.at(time);
  }

  #spokenAt(time: number): MouthShape {
    const holds = this.#holds;
    if ((holds[this.#at]?.start ?? 0) > time) this.#at = 0;
    while (this.#at + 1 < holds.length && (holds[this.#at + 1]?.start ?? 0) <= time) this.#at += 1;
    const here = holds[this.#at];
    const next = holds[this.#at + 1];
    if (!here || !next || time <= here.end) return here?.shape ?? REST;
    return mixShapes(
      here.shape,
      next.shape,
      easeInOut((time - here.end) / (next.start - here.end)),
    );
  }

  #rounded(shape: MouthShape, time: number): MouthShape {
    const roundings = this.#roundings;
    let low = 0;
    let high = roundings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((roundings[middle]?.until ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    const free = 1 - (1 - ROUND_HELD) * Math.max(shape.press, shape.tuck);
    let { rounding, width } = shape;
    for (; (roundings[low]?.start ?? time) < time; low += 1) {
      const next = roundings[low] as Rounding;
      const at = free * easeInOut((time - next.start) / (next.reached - next.start));
      rounding = Math.max(rounding, next.rounding * at);
      width = Math.min(width, shape.width + (next.width - shape.width) * at);
    }
    return { ...shape, rounding, width };
  }
}

/** Returns the track of a timeline. See {@link MouthTrack}. */
export function mouthTrack(
  timeline: Pick<SpeechTimeline, 'phones' | 'words'>,
  frameRate: number,
): MouthTrack {
  return new MouthTrack(timeline.phones, frameRate, timeline.words);
}

function roundingsOf(phones: readonly TimedPhone[]): Rounding[] {
  return phones.flatMap(({ phone, start, end }): Rounding[] => {
    const { rounding, width } = mouthShape(phone);
    if (rounding < ROUND || isHeld(phone)) return [];
    const until = (start + end) / 2;
    const reached = Math.min(until, start + ROUNDED_BY);
    return [{ start: start - ROUNDS_EARLY, reached, until, rounding, width }];
  });
}
