/**
 * The movement that gestures add to a presenter at each moment: arms, and the matching head, eyes, brows and mouth.
 */
import type { Style } from '../rig/anchors.ts';
import type { ArmPose, Side } from '../rig/rigState.ts';
import { aimOf, type ArmUse, armUses, liftOf, mixArms } from './armMotion.ts';
import { clamp } from './ease.ts';
import { type Expression, expressionOf, NO_EXPRESSION } from './expressions.ts';
import { restOf } from './poses.ts';
import type { PlannedGesture } from './timing.ts';

export interface GestureState extends Expression {
  arms: { left: ArmPose | null; right: ArmPose | null };
}

const NO_ARMS: GestureState['arms'] = { left: null, right: null };
const AT_REST: GestureState = { ...NO_EXPRESSION, arms: NO_ARMS };

/**
 * Maximum seconds from the stroke of a gesture to its start or end: gestures of five beats are the longest.
 */
const LONGEST = 30;

/** The gestures of a film over time. */
export class Choreography {
  readonly #planned: readonly PlannedGesture[];
  readonly #uses: ReadonlyMap<PlannedGesture, readonly ArmUse[]>;
  readonly #style: Style;
  readonly #isUpright: boolean;

  /** @param planned in order */
  constructor(planned: readonly PlannedGesture[], style: Style, isUpright: boolean) {
    this.#planned = planned;
    this.#uses = new Map(planned.map((gesture) => [gesture, armUses(gesture, style)]));
    this.#style = style;
    this.#isUpright = isUpright;
  }

  /** @param time seconds of the film */
  at(time: number): GestureState {
    const active = this.#activeAt(time);
    if (active.length === 0) return AT_REST;
    const uses = active.flatMap((gesture) => this.#uses.get(gesture) ?? []);
    const expression = active.map((gesture) => expressionOf(gesture, time)).reduce(joined);
    const arms = { left: this.#arm('left', uses, time), right: this.#arm('right', uses, time) };
    return { ...expression, arms };
  }

  #activeAt(time: number): PlannedGesture[] {
    const planned = this.#planned;
    let low = 0;
    let high = planned.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((planned[middle]?.stroke ?? 0) < time - LONGEST) low = middle + 1;
      else high = middle;
    }
    const active: PlannedGesture[] = [];
    for (; (planned[low]?.stroke ?? Infinity) < time + LONGEST; low += 1) {
      const gesture = planned[low];
      if (gesture && gesture.start < time && time < gesture.end) active.push(gesture);
    }
    return active;
  }

  /** Blends from rest through all raised poses: a hand that is still up moves on to the next pose. */
  #arm(side: Side, uses: readonly ArmUse[], time: number): ArmPose | null {
    let arm: ArmPose | null = null;
    for (const use of uses) {
      const lift = use.side === side ? liftOf(use, time) : 0;
      if (lift === 0) continue;
      const from = arm ?? restOf(this.#style, side, this.#isUpright);
      const to = aimOf(use, time, this.#style);
      // Hands take their shape on the way; one that shows another side has its shape from the start.
      const isTurned = to.hand.view !== 'palm' && arm === null;
      arm = mixArms(from, to, lift, isTurned ? 1 : clamp((lift - 0.35) / 0.55));
    }
    return arm;
  }
}

function joined(a: Expression, b: Expression): Expression {
  const gaze = a.gaze.weight > b.gaze.weight ? a.gaze : b.gaze;
  return {
    headX: a.headX + b.headX,
    headY: a.headY + b.headY,
    turn: a.turn + b.turn,
    gaze,
    lids: Math.min(a.lids, b.lids),
    eyeSmile: Math.max(a.eyeSmile, b.eyeSmile),
    smile: Math.max(a.smile, b.smile),
    raised: Math.max(a.raised, b.raised),
    stressed: Math.max(a.stressed, b.stressed),
  };
}
