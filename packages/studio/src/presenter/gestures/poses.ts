/**
 * The positions of the hands in each gesture, in the units of each style's art. Hands stay in two columns
 * next to the face, so one set fits every format, with or without captions. Ink figures face right, so
 * their columns are not mirror images.
 */
import { ART_SIZE } from '../../scene/artSize.ts';
import type { Gesture } from '../../marks/gestures.ts';
import type { Style } from '../rig/anchors.ts';
import { elbowOf } from '../rig/arms.ts';
import { HAND_SHAPES } from '../rig/handShapes.ts';
import type { ArmPose, Side } from '../rig/rigState.ts';

type HandName = keyof typeof HAND_SHAPES;

/** The arms of a pose; a missing arm is at rest, outside the picture. */
export type Arms = Partial<Record<Side, ArmPose>>;

type Place = readonly [x: number, y: number, angle: number, hand: HandName, reach: number];
type Places = Record<Style, Partial<Record<Side, Place>>>;

const count = (hand: HandName): Places => ({
  avataaars: { left: [44, 198, -4, hand, 0.72] },
  notionists: { left: [430, 1170, -4, hand, 0.78] },
});

const OPEN: Places = {
  avataaars: { left: [57, 195, -43, 'offer', 0.7], right: [223, 195, 43, 'offer', 0.7] },
  notionists: { left: [560, 1150, -46, 'offer', 0.78], right: [1240, 1150, 44, 'offer', 0.78] },
};

const CONTRAST: readonly [Places, Places] = [
  {
    avataaars: { left: [58, 194, -46, 'offer', 0.7] },
    notionists: { left: [590, 1150, -54, 'offer', 0.78] },
  },
  {
    avataaars: { right: [222, 194, 46, 'offer', 0.7] },
    notionists: { right: [1212, 1150, 50, 'offer', 0.78] },
  },
];

const FINGERS: readonly HandName[] = ['one', 'two', 'three', 'four', 'open'];

/** A list is counted on the left hand; the right one is open. */
const listed = (item: number): Places => ({
  avataaars: {
    left: [44, 200, -6, FINGERS[item] ?? 'open', 0.72],
    right: [228, 194, 16, 'relaxed', 0.72],
  },
  notionists: {
    left: [430, 1180, -6, FINGERS[item] ?? 'open', 0.78],
    right: [1300, 1180, 20, 'relaxed', 0.78],
  },
});

const SINGLE: Partial<Record<Gesture, Places>> = {
  wave: {
    avataaars: { right: [230.5, 196, 4, 'open', 0.72] },
    notionists: { right: [1330, 1160, 4, 'open', 0.78] },
  },
  'point left': {
    avataaars: { left: [69, 194, -80, 'one', 0.665] },
    notionists: { left: [650, 1160, -80, 'one', 0.78] },
  },
  'point right': {
    avataaars: { right: [211, 194, 80, 'one', 0.665] },
    notionists: { right: [1154, 1160, 80, 'one', 0.78] },
  },
  'point up': {
    avataaars: { right: [238, 196, 4, 'one', 0.72] },
    notionists: { right: [1344, 1170, 5, 'one', 0.78] },
  },
  'point you': {
    avataaars: { right: [233, 198, -6, 'viewer', 0.72] },
    notionists: { right: [1324, 1210, -8, 'viewer', 0.78] },
  },
  'thumb up': {
    avataaars: { right: [236, 199, 4, 'thumb', 0.72] },
    notionists: { right: [1340, 1200, 4, 'thumb', 0.78] },
  },
  open: OPEN,
};

/** Returns the pose of a gesture at one of its beats; null for gestures of head, eyes and mouth. */
function placesOf(gesture: Gesture, beat: number, beats: number): Places | null {
  if (gesture === 'list') return listed(beat);
  // A contrast of one beat is the other hand, in contrast to what came before.
  if (gesture === 'contrast') return CONTRAST[beats === 1 || beat > 0 ? 1 : 0];
  if (!gesture.startsWith('count')) return SINGLE[gesture] ?? null;
  return count(FINGERS[Number(gesture.at(-1)) - beats + beat] ?? 'open');
}

/** Returns the arms of a gesture at one of its beats; none for gestures of head, eyes and mouth. */
export function armsOf(style: Style, gesture: Gesture, beat = 0, beats = 1): Arms {
  const places = placesOf(gesture, beat, beats)?.[style] ?? {};
  const arms: Arms = {};
  for (const side of ['left', 'right'] as const) {
    const place = places[side];
    if (!place) continue;
    const [wristX, wristY, angle, hand, reach] = place;
    const elbow = elbowOf(style, side, { x: wristX, y: wristY }, reach);
    arms[side] = {
      ...{ wristX, wristY, angle, elbowX: elbow.x, elbowY: elbow.y },
      hand: HAND_SHAPES[hand],
    };
  }
  return arms;
}

/** Wrists at rest, where no part of a hand is visible: upright pictures show more of the arm. */
const REST: Record<Style, { x: Record<Side, number>; wide: number; upright: number }> = {
  avataaars: { x: { left: 58, right: 222 }, wide: 318, upright: 360 },
  notionists: { x: { left: 380, right: 1400 }, wide: 1985, upright: 2230 },
};
/** Degrees by which hands at rest turn outwards. */
const REST_TURN = 18;

/** Returns an arm outside the picture, the pose from which it is raised. */
export function restOf(style: Style, side: Side, isUpright: boolean): ArmPose {
  const { x, wide, upright } = REST[style];
  return {
    wristX: x[side],
    wristY: isUpright ? upright : wide,
    angle: side === 'left' ? -REST_TURN : REST_TURN,
    elbowX: x[side],
    elbowY: ART_SIZE[style] * 1.5,
    hand: HAND_SHAPES.relaxed,
  };
}
