import type { SpeechTimeline, TimedPhone } from '../../types.ts';
import { type MouthShape, REST, isHeld, isSilence, mixShapes, mouthShape } from './mouthShapes.ts';
import { SmileTrack } from './smiles.ts';

/** A span in which the mouth keeps one shape; it eases between two of them. */
interface Hold {
  start: number;
  end: number;
  shape: MouthShape;
}

/** Share of a phone at which its shape is reached and left, for phones that must be seen. */
const HOLD_FROM = 0.3;
const HOLD_TO = 0.7;
/** Seconds that lips take to close into a silence, and to open out of it. */
const CLOSING = 0.07;
const OPENING = 0.05;
/** Seconds below which a phone leaves the jaw no time to open fully. */
const FULL_OPENING_SECONDS = 0.07;

/**
 * The mouth of a spoken script by time: shapes eased between phones.
 *
 * `m b p f v` hold their shape from 30 % to 70 % of the phone, and never for less than one frame, so
 * that no closed lip falls between two frames.
 *
 * @param frameRate frames a second that will be drawn.
 */
export class MouthTrack {
  readonly #holds: readonly Hold[];
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
      ...spoken.map((phone) => holdOf(phone, 1.02 / frameRate)),
      { start: last + CLOSING, end: Number.POSITIVE_INFINITY, shape: REST },
    ];
    separate(this.#holds);
    this.#smile = new SmileTrack(words);
  }

  /** The shape at a time in seconds. Reading onwards in time is fastest. */
  shapeAt(time: number): MouthShape {
    return { ...this.#spokenAt(time), smile: this.#smile.at(time) };
  }

  #spokenAt(time: number): MouthShape {
    const holds = this.#holds;
    if ((holds[this.#at]?.start ?? 0) > time) this.#at = 0;
    while (this.#at + 1 < holds.length && (holds[this.#at + 1]?.start ?? 0) <= time) this.#at += 1;
    const here = holds[this.#at];
    const next = holds[this.#at + 1];
    if (!here || !next || time <= here.end) return here?.shape ?? REST;
    return mixShapes(here.shape, next.shape, ease((time - here.end) / (next.start - here.end)));
  }
}

/** The track of a timeline. See {@link MouthTrack}. */
export function mouthTrack(
  timeline: Pick<SpeechTimeline, 'phones' | 'words'>,
  frameRate: number,
): MouthTrack {
  return new MouthTrack(timeline.phones, frameRate, timeline.words);
}

function holdOf({ phone, start, end }: TimedPhone, frame: number): Hold {
  const length = end - start;
  const shape = mouthShape(phone);
  if (isSilence(phone)) {
    return {
      start: start + Math.min(CLOSING, length * HOLD_FROM),
      end: end - Math.min(OPENING, length * (1 - HOLD_TO)),
      shape,
    };
  }
  const middle = (start + end) / 2;
  if (isHeld(phone)) {
    const half = Math.max(length * (HOLD_TO - HOLD_FROM), frame) / 2;
    return { start: middle - half, end: middle + half, shape };
  }
  const reached = Math.min(1, 0.5 + (0.5 * length) / FULL_OPENING_SECONDS);
  return { start: middle, end: middle, shape: { ...shape, opening: shape.opening * reached } };
}

/** Lets holds meet in the middle that overlap because they last a whole frame. */
function separate(holds: readonly Hold[]): void {
  for (let i = 1; i < holds.length; i += 1) {
    const before = holds[i - 1];
    const after = holds[i];
    if (!before || !after || before.end <= after.start) continue;
    const meeting = Math.max(before.start, Math.min(after.end, (before.end + after.start) / 2));
    before.end = meeting;
    after.start = meeting;
  }
}

function ease(at: number): number {
  return at * at * (3 - 2 * at);
}
