/**
 * The path of one arm through a gesture: from rest to its pose along an arc, slightly past it on the
 * stroke, from beat to beat, and back.
 */
import type { Style } from '../rig/anchors.ts';
import { mixHands } from '../rig/handShapes.ts';
import type { ArmPose, Side } from '../rig/rigState.ts';
import { clamp, easeInOut, easeOver, lerp } from './ease.ts';
import { phasesOf } from './phases.ts';
import { armsOf } from './poses.ts';
import type { PlannedGesture } from './timing.ts';

/** Units of each style's art per unit of the flat art. */
const UNIT: Record<Style, number> = { avataaars: 1, notionists: 6.2 };

/** Seconds in which a hand changes from one beat to the next. */
const CHANGE = 0.12;
const CHANGE_PEAK = 0.626 * CHANGE;
/** In flat units. */
const SHORT_OF_POSE = 3;
const BOUNCE = 4.6;
const DRIFT = 0.6;
const ARC = 9;
const WIDE_ARC = 16;
/** Seconds of half a sweep of a waving hand; degrees, and flat units outwards, inwards and up. */
export const SWEEP = 0.56 / 3;
const WAVE = { angle: 12, outwards: 3.2, inwards: 1.2, up: 1.2, decay: 0.35 } as const;

export interface ArmUse {
  planned: PlannedGesture;
  side: Side;
  /** Seconds at which the arm leaves its rest, is prepared, starts to retract, and is at rest. */
  from: number;
  raised: number;
  settle: number;
  end: number;
  steps: readonly { time: number; pose: ArmPose }[];
}

/** Returns the arms that a gesture uses. */
export function armUses(planned: PlannedGesture, style: Style): ArmUse[] {
  const { gesture, beats, settle, end, start, stroke } = planned;
  const { attack, preparation, recovery } = phasesOf(gesture);
  const poses = beats.map((_, beat) => armsOf(style, gesture, beat, beats.length));
  return (['left', 'right'] as const).flatMap((side): ArmUse[] => {
    const steps = beats.flatMap((time, i) => {
      const pose = poses[i]?.[side];
      return pose ? [{ time, pose }] : [];
    });
    const [first] = steps;
    if (!first) return [];
    const raised = first.time - attack;
    const from = Math.max(first.time === stroke ? start : 0, raised - preparation);
    // In a contrast, one hand leaves as the other arrives.
    const next = beats.find((_, i) => beats[i - 1] === steps.at(-1)?.time);
    const leaves = next === undefined ? settle : next - attack;
    const gone = next === undefined ? end : Math.min(end, leaves + recovery);
    return [{ planned, side, from, raised, settle: leaves, end: gone, steps }];
  });
}

/** 0 at rest, 1 raised. */
export function liftOf({ from, raised, settle, end }: ArmUse, time: number): number {
  if (time <= from || time >= end) return 0;
  if (time < raised) return easeInOut((time - from) / (raised - from));
  return time <= settle ? 1 : 1 - easeInOut((time - settle) / (end - settle));
}

/** Returns the target of the arm at a time, before its lift is applied. */
export function aimOf(use: ArmUse, time: number, style: Style): ArmPose {
  const unit = UNIT[style];
  const outwards = use.side === 'left' ? -1 : 1;
  const { gesture } = use.planned;
  const pose = steppedPose(use, time);
  const moved = gesture === 'wave' ? waving(use, time) : stroking(use, time);
  const arc = gesture === 'open' || gesture === 'contrast' ? WIDE_ARC : ARC;
  const bow = Math.sin(liftOf(use, time) * Math.PI) * arc;
  return {
    ...pose,
    wristX: pose.wristX + outwards * unit * (moved.x + bow),
    wristY: pose.wristY + unit * (moved.y + bounceOf(use, time) + driftOf(use, time)),
    angle: pose.angle + moved.angle,
  };
}

function steppedPose({ steps }: ArmUse, time: number): ArmPose {
  return steps.reduce<ArmPose | null>((pose, step) => {
    if (!pose) return step.pose;
    return mixArms(pose, step.pose, easeOver((time - step.time + CHANGE_PEAK) / CHANGE));
  }, null) as ArmPose;
}

/** Mixes two poses of an arm. */
export function mixArms(from: ArmPose, to: ArmPose, at: number, handAt = at): ArmPose {
  return {
    wristX: lerp(from.wristX, to.wristX, at),
    wristY: lerp(from.wristY, to.wristY, at),
    angle: lerp(from.angle, to.angle, at),
    elbowX: lerp(from.elbowX, to.elbowX, at),
    elbowY: lerp(from.elbowY, to.elbowY, at),
    hand: mixHands(from.hand, to.hand, handAt),
  };
}

/** A stroke starts short of its pose and overshoots it. */
function stroking({ planned, raised, steps }: ArmUse, time: number) {
  const { attack, follow } = phasesOf(planned.gesture);
  const isCount = steps.length > 1 || planned.gesture.startsWith('count');
  const short = isCount ? 0 : SHORT_OF_POSE * (1 - easeOver((time - raised) / (attack + follow)));
  return { x: short, y: short, angle: 0 };
}

/** Three sweeps, each smaller than the last; fewer if time is short. */
function waving({ raised, settle }: ArmUse, time: number) {
  const sweeps = clamp(Math.floor((settle - raised) / SWEEP + 1e-3), 1, 3);
  const at = clamp((time - raised) / (sweeps * SWEEP));
  const sweep = Math.sin(at * Math.PI * sweeps) * (1 - WAVE.decay * at);
  return {
    x: sweep * (sweep > 0 ? WAVE.outwards : WAVE.inwards),
    y: -Math.abs(sweep) * WAVE.up,
    angle: sweep * WAVE.angle,
  };
}

/** The hand bounces on each number of a count. */
function bounceOf({ planned, steps }: ArmUse, time: number): number {
  if (!/^(?:count|list)/u.test(planned.gesture)) return 0;
  const springs = steps.map(({ time: beat }) => clamp((time - beat + CHANGE_PEAK) / CHANGE));
  return -BOUNCE * springs.reduce((sum, at) => sum + Math.sin(at * Math.PI), 0);
}

/** During a hold the hand sinks slightly and comes back. */
function driftOf({ planned, settle }: ArmUse, time: number): number {
  const { beats, stroke, gesture } = planned;
  const from = (beats.at(-1) ?? stroke) + phasesOf(gesture).follow;
  return settle > from ? DRIFT * Math.sin(clamp((time - from) / (settle - from)) * Math.PI) : 0;
}
