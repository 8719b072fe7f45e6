import type { Gesture } from '../../marks/gestures.ts';
import { channelOf, phasesOf, SHORTEST } from './phases.ts';

/** When a gesture happens, in seconds. */
export interface GestureTimes {
  start: number;
  /** Its peak, on the stressed vowel of its word. */
  stroke: number;
  /** Peaks of all its beats; the first is its stroke. */
  beats: readonly number[];
  /** When it starts to retract. */
  settle: number;
  end: number;
}

/** A gesture of a film; times are seconds of the film. */
export interface PlannedGesture extends GestureTimes {
  gesture: Gesture;
  from: 'mark' | 'rule';
  /** Offset in the script: of the word it is timed to by rule, or of the end of its mark. */
  at: number;
}

/** Seconds by which a stroke may come after its vowel starts, while the vowel is still heard. */
const LATEST = 0.08;
/** Seconds before a film's end at which hands are at rest. */
export const SETTLED = 0.12;

/**
 * Fits a gesture between two moments: its anticipation and its hold are shortened first, then its
 * preparation and recovery, as far as they still look like movements.
 *
 * @returns null if it does not fit
 */
export function fitGesture(
  gesture: Gesture,
  beats: readonly number[],
  room: { from: number; to: number },
): GestureTimes | null {
  const phases = phasesOf(gesture);
  const isHand = channelOf(gesture) === 'hands';
  const shortest = isHand ? phases.attack + SHORTEST.preparation : 0.6 * phases.attack;
  const [wanted = 0, ...others] = beats;
  const stroke = Math.max(wanted, room.from + shortest);
  if (stroke - wanted > LATEST) return null;
  const whole = phases.anticipation + phases.preparation + phases.attack;
  const lead = Math.min(whole, stroke - room.from);
  const last = others.at(-1) ?? stroke;
  const after = room.to - last;
  const recovery = Math.min(phases.recovery, SHORTEST.recovery);
  const follow = Math.min(phases.follow, SHORTEST.follow);
  if (after < follow + recovery) return null;
  const full = phases.follow + phases.hold;
  const settle = last + Math.min(full, Math.max(follow, after - phases.recovery));
  const end = Math.min(room.to, settle + phases.recovery);
  return { start: stroke - lead, stroke, beats: [stroke, ...others], settle, end };
}

/** Hands that show another side than the palm: they cannot turn into others in view. */
const OTHER_VIEWS: ReadonlySet<Gesture> = new Set(['point you', 'thumb up']);

/** Whether a hand would have to turn from one gesture to the other. */
function isTurn(a: PlannedGesture, b: PlannedGesture): boolean {
  return a.gesture !== b.gesture && [a, b].some(({ gesture }) => OTHER_VIEWS.has(gesture));
}

/**
 * Whether strokes keep their minimum rest, and gestures that cannot blend into each other do not overlap.
 */
export function isApart(a: PlannedGesture, b: PlannedGesture, rest: number): boolean {
  const [first, next] = a.stroke <= b.stroke ? [a, b] : [b, a];
  if (next.stroke - (first.beats.at(-1) ?? first.stroke) < rest) return false;
  if (channelOf(a.gesture) !== channelOf(b.gesture)) return true;
  const passes = channelOf(a.gesture) === 'hands' && !isTurn(a, b);
  return passes || next.start >= first.end;
}

/** Makes each gesture retract before the next one of its channel starts, or blend into it. */
export function yielding(planned: readonly PlannedGesture[]): PlannedGesture[] {
  return planned.map((own, i) => {
    const { gesture, beats, stroke } = own;
    const channel = channelOf(gesture);
    const next = planned.find((other, at) => at > i && channelOf(other.gesture) === channel);
    if (!next || next.start >= own.end) return own;
    const { follow, recovery } = phasesOf(gesture);
    const stroked = (beats.at(-1) ?? stroke) + Math.min(follow, SHORTEST.follow);
    // A hand that moves on to the next pose stays up until then.
    const passes = channel === 'hands' && !isTurn(own, next);
    const gone = passes ? next.stroke - phasesOf(next.gesture).attack : next.start;
    const leaves = passes ? next.start : next.start - recovery;
    const settle = Math.min(own.settle, Math.max(stroked, leaves));
    return { ...own, settle, end: Math.max(settle + SHORTEST.recovery, Math.min(own.end, gone)) };
  });
}
