import type { TimedPhone } from '../../types.ts';
import {
  isLingual,
  isHeld,
  isSilence,
  mapShape,
  type MouthShape,
  mouthShape,
  REST,
} from './mouthShapes.ts';

/** A span in which the mouth keeps one shape; between two holds it eases. */
export interface Hold {
  /** Seconds. */
  start: number;
  end: number;
  shape: MouthShape;
}

/** Shares of a phone at which its shape is reached and left, for phones whose shape must be visible. */
const HOLD_FROM = 0.3;
const HOLD_TO = 0.7;
/** Seconds that lips take to close for a silence, and to open after it. */
export const CLOSING = 0.07;
const OPENING = 0.05;
/** Seconds below which a phone is too short for the jaw to open fully. */
const FULL_OPENING_SECONDS = 0.07;
/** Seconds below which the corners of the mouth do not reach their full spread: a grin would flash. */
const FULL_SPREAD_SECONDS = 0.16;
/** Share of the next vowel's width and rounding that a tongue consonant takes on. */
const COLOURED = 0.45;

/** Returns the holds of spoken phones, which never overlap. @param frame minimum seconds of a hold */
export function holdsOf(phones: readonly TimedPhone[], frame: number): Hold[] {
  const holds = phones.map((phone, i) => holdOf(phone, phones[i + 1], frame));
  separate(holds);
  return holds;
}

function holdOf(
  { phone, start, end }: TimedPhone,
  next: TimedPhone | undefined,
  frame: number,
): Hold {
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
  const spread = Math.min(1, 0.3 + (0.7 * length) / FULL_SPREAD_SECONDS);
  const lips = {
    ...shape,
    opening: shape.opening * reached,
    width: REST.width + (shape.width - REST.width) * (shape.width > REST.width ? spread : 1),
    smile: Math.min(shape.smile, REST.smile + (shape.smile - REST.smile) * spread),
  };
  return { start: middle, end: middle, shape: coloured(lips, phone, next) };
}

/** In a tongue consonant, the lips already move towards the next phone. */
function coloured(shape: MouthShape, phone: string, next: TimedPhone | undefined): MouthShape {
  if (!isLingual(phone) || !next || isSilence(next.phone) || isHeld(next.phone)) return shape;
  const { width, rounding, smile } = mouthShape(next.phone);
  const towards = { ...shape, width, rounding, smile };
  return mapShape(shape, (value, part) => value + (towards[part] - value) * COLOURED);
}

/** Makes holds that overlap because they last a whole frame meet in the middle. */
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
