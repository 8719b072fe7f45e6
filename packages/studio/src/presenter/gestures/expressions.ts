/** The head, eyes, brows and mouth of a gesture. */
import { SWEEP } from './armMotion.ts';
import { clamp, easeInOut } from './ease.ts';
import { channelOf, phasesOf } from './phases.ts';
import type { PlannedGesture } from './timing.ts';

export interface Expression {
  /** px at a height of 720. */
  headX: number;
  headY: number;
  /** The turn of the face on the head, to the viewer's right. */
  turn: number;
  /** The target of the eyes; at a weight of 0 their gaze is unaffected. */
  gaze: { x: number; y: number; weight: number };
  /** Factor of the lids' opening. */
  lids: number;
  /** 0–1. */
  eyeSmile: number;
  smile: number;
  raised: number;
  stressed: number;
}

const STILL_EYES = { x: 0, y: 0, weight: 0 };
export const NO_EXPRESSION: Expression = {
  ...{ headX: 0, headY: 0, turn: 0, gaze: STILL_EYES, lids: 1 },
  ...{ eyeSmile: 0, smile: 0, raised: 0, stressed: 0 },
};

/** px at a height of 720. */
const NOD = 9;
const SHAKE = { turn: 7, head: 4 } as const;
const BEAT = 2.4;
const DIP = 1.6;
const TURN = 3.2;
/** Seconds of a saccade, and seconds by which the eyes lead a pointing hand. */
const SACCADE = 0.05;
const LEAD = 0.1;

/** Returns the expression that a gesture adds at a time. */
export function expressionOf(planned: PlannedGesture, time: number): Expression {
  const { gesture } = planned;
  if (gesture === 'nod') return nodding(planned, time);
  if (gesture === 'shake') return shaking(planned, time);
  if (gesture === 'smile') return smiling(planned, time);
  if (gesture === 'look left' || gesture === 'point left') return looking(planned, time, -1);
  if (gesture === 'look right' || gesture === 'point right') return looking(planned, time, 1);
  const base = { ...NO_EXPRESSION, headY: dipOf(planned, time) };
  if (gesture === 'wave') return waving(planned, time, base);
  if (/^(?:count|list)/u.test(gesture)) return counting(planned, time, base);
  const isAtViewer = gesture === 'point you' || gesture === 'thumb up';
  return {
    ...base,
    ...(isAtViewer && { gaze: atViewer(planned, time) }),
    raised: 0.8 * stressOf(planned, time),
  };
}

/** 0–1 over a span, eased at both ends within `ramp` seconds. */
function during(time: number, from: number, to: number, ramp: number): number {
  return easeInOut(Math.min((time - from) / ramp, (to - time) / ramp));
}

/** The head sinks slightly before a hand rises. */
function dipOf({ gesture, start, stroke }: PlannedGesture, time: number): number {
  const { attack, preparation } = phasesOf(gesture);
  const anticipation = stroke - attack - preparation - start;
  return anticipation > 0.03 ? DIP * Math.sin(clamp((time - start) / anticipation) * Math.PI) : 0;
}

/** Around the stroke and the first part of the hold. */
function stressOf({ stroke, settle }: PlannedGesture, time: number): number {
  return during(time, stroke - 0.15, Math.min(settle + 0.2, stroke + 0.45), 0.15);
}

function nodding({ stroke, settle, end }: PlannedGesture, time: number): Expression {
  const { attack } = phasesOf('nod');
  const from = stroke - attack;
  const up = time < from ? -0.15 * Math.sin(clamp((time - from + 0.08) / 0.08) * Math.PI) : 0;
  const down =
    time > settle
      ? 1 - easeInOut((time - settle) / (end - settle))
      : easeInOut((time - from) / attack);
  return {
    ...NO_EXPRESSION,
    headY: NOD * (down + up),
    lids: 1 - 0.15 * down,
    gaze: { x: 0, y: 0.3 * down, weight: down },
  };
}

/** The presenter looks at viewers when greeting or addressing them. */
function atViewer({ start, settle }: PlannedGesture, time: number): Expression['gaze'] {
  return { x: 0, y: 0, weight: during(time, start, settle + 0.2, SACCADE) };
}

/** Three swings, each smaller than the last. */
function shaking({ stroke, settle }: PlannedGesture, time: number): Expression {
  const from = stroke - phasesOf('shake').attack;
  const swings = clamp(Math.round((settle - from) / SWEEP), 2, 3);
  const at = clamp((time - from) / (swings * SWEEP));
  const swing = Math.sin(at * Math.PI * swings) * (1 - 0.4 * at) * easeInOut(at * 6);
  return {
    ...NO_EXPRESSION,
    turn: -SHAKE.turn * swing,
    headX: -SHAKE.head * swing,
    stressed: 0.8 * during(time, from, from + swings * SWEEP, 0.12),
  };
}

function smiling(planned: PlannedGesture, time: number): Expression {
  const { start, end } = planned;
  const smile = during(time, start, end, 0.35);
  const gaze = atViewer({ ...planned, settle: end - 0.2 }, time);
  return { ...NO_EXPRESSION, gaze, smile, eyeSmile: 0.8 * smile };
}

function looking(planned: PlannedGesture, time: number, way: -1 | 1): Expression {
  const { gesture, stroke, settle, end } = planned;
  const isHand = channelOf(gesture) === 'hands';
  const { attack } = phasesOf(gesture);
  const from = isHand ? stroke - attack - LEAD : stroke - SACCADE;
  // The eyes come back while a pointing hand still holds.
  const to = isHand ? stroke + 0.55 * (settle - stroke) : end;
  const weight = during(time, from, to, SACCADE);
  return {
    ...NO_EXPRESSION,
    headY: isHand ? dipOf(planned, time) : 0,
    turn: way * TURN * during(time, from, to + 0.2, 0.2),
    gaze: { x: 0.9 * way, y: isHand ? 0.2 : 0, weight },
    raised: isHand ? 0.8 * stressOf(planned, time) : 0,
  };
}

function waving(planned: PlannedGesture, time: number, base: Expression): Expression {
  const { stroke, settle, end } = planned;
  const from = stroke - phasesOf('wave').attack;
  return {
    ...base,
    gaze: atViewer(planned, time),
    smile: 0.7 * during(time, from, end, 0.3),
    eyeSmile: 0.75 * during(time, from, settle + Math.min(0.2, end - settle), 0.16),
    raised: 0.8 * during(time, from, settle, 0.16),
  };
}

/** The head marks each number. */
function counting({ beats }: PlannedGesture, time: number, base: Expression): Expression {
  const marks = beats.map((beat) => Math.sin(clamp((time - beat + 0.09) / 0.24) * Math.PI));
  const mark = Math.max(0, ...marks);
  return { ...base, headY: base.headY + BEAT * mark, stressed: beats.length > 1 ? 0.6 * mark : 0 };
}
