/**
 * Draws an arm from its pose: forearm, hand and sleeve. The upper arm is the art's own: elbows are at the
 * picture's edge or below it, and forearms extend beyond them, since upright pictures show more of an arm.
 */
import { type Point, type RigAnchors, anchorsOf } from './anchors.ts';
import { handShapes } from './hand.ts';
import type { RigLook } from './rigLook.ts';
import { type Matrix, type RigShape, mix, path } from './rigShape.ts';
import type { ArmPose, Side } from './rigState.ts';

/** Share of the forearm that a sleeve covers. */
const SLEEVE = { long: 0.84, short: 0, none: 0 } as const;
/** How far a forearm extends beyond its elbow, relative to its own length. */
const BEYOND = 0.9;

export function armShapes(side: Side, pose: ArmPose, look: RigLook): RigShape[] {
  const { style, sleeves } = look;
  const anchors = anchorsOf(style);
  const arm = measured(pose, anchors, SLEEVE[sleeves]);
  const hand = handShapes(pose.hand, look);
  const placed = (shapes: readonly RigShape[]) => {
    const transform = handMatrix(side, pose, anchors);
    return shapes.map((shape) => ({ ...shape, transform }));
  };
  const [rim, skin] = forearm(arm, look);
  return [
    ...[rim, ...placed(hand.rim), skin, ...placed(hand.skin)],
    ...(sleeves === 'long' ? sleeve(arm, look) : []),
  ];
}

interface Arm {
  /** The point at which the drawing of the forearm starts. */
  from: Point;
  elbow: Point;
  wrist: Point;
  /** The end of the sleeve, and its width there. */
  cuff: Point;
  cuffWidth: number;
  covered: number;
  /** Unit vector from elbow to wrist. */
  along: Point;
  widths: RigAnchors['widths'];
}

function measured(pose: ArmPose, { widths }: RigAnchors, covered: number): Arm {
  const elbow = { x: pose.elbowX, y: pose.elbowY };
  const wrist = { x: pose.wristX, y: pose.wristY };
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
  const along = { x: (wrist.x - elbow.x) / length, y: (wrist.y - elbow.y) / length };
  const cuffWidth = mix(widths.elbow, widths.cuff, covered / SLEEVE.long);
  const from = armStart(pose);
  return {
    from,
    elbow,
    wrist,
    cuff: between(elbow, wrist, covered),
    cuffWidth,
    covered,
    along,
    widths,
  };
}

function forearm(arm: Arm, { style, colours, sleeves }: RigLook): [rim: RigShape, skin: RigShape] {
  const { elbow, wrist, covered, widths } = arm;
  const from = covered > 0 ? between(elbow, wrist, covered - 0.06) : arm.from;
  const width = sleeves === 'long' ? widths.wrist * 1.06 : widths.elbow * 0.8;
  const d = limb(from, wrist, width, widths.wrist, 'round');
  const isInk = style === 'notionists';
  const skin: RigShape = { d, fill: colours.skin };
  if (isInk) return [{ d, fill: colours.line, stroke: colours.line, width: 28 }, skin];
  return [{ d, fill: colours.rim, stroke: colours.rim, width: 1.8 }, skin];
}

function sleeve(arm: Arm, { style, colours }: RigLook): RigShape[] {
  const { from, elbow, wrist, cuff, cuffWidth, along, widths } = arm;
  const d = limb(from, cuff, widths.elbow, cuffWidth);
  const across = { x: -along.y, y: along.x };
  const half = cuffWidth / 2;
  if (style === 'avataaars') {
    const band = path`M${cuff.x + across.x * (half + 1)} ${cuff.y + across.y * (half + 1)}L${cuff.x - across.x * (half + 1)} ${cuff.y - across.y * (half + 1)}`;
    return [
      { d, fill: colours.sleeve },
      { d, stroke: colours.sleeveEdge, width: 1.2, opacity: 0.55 },
      { d: band, stroke: colours.cuff, width: 6 },
    ];
  }
  const back = widths.cuff * 0.3;
  const hem = { x: cuff.x - along.x * back, y: cuff.y - along.y * back };
  const edge =
    path`M${hem.x + across.x * half} ${hem.y + across.y * half}` +
    path`Q${hem.x + along.x * 14} ${hem.y + along.y * 14} ${hem.x - across.x * half} ${hem.y - across.y * half}`;
  const middle = between(elbow, wrist, 0.62);
  const fold =
    path`M${middle.x - across.x * widths.elbow * 0.4} ${middle.y - across.y * widths.elbow * 0.4}` +
    path`q${across.x * 34 + along.x * 8} ${across.y * 34 + along.y * 8} ${across.x * 62 - along.x * 10} ${across.y * 62 - along.y * 10}`;
  return [
    { d, fill: colours.sleeve, stroke: colours.sleeveEdge, width: 15 },
    { d: edge, stroke: colours.cuff, width: 11 },
    { d: fold, stroke: colours.cuff, width: 9 },
  ];
}

/** Returns a tapering limb, rounded at its start. */
function limb(a: Point, b: Point, from: number, to: number, end: 'cut' | 'round' = 'cut'): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(a.y - b.y) / length / 2, (b.x - a.x) / length / 2];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const middle = mix(from, to, 0.45) * 1.04;
  const other = { x: b.x - nx * to, y: b.y - ny * to };
  return (
    path`M${a.x + nx * from} ${a.y + ny * from}` +
    path`Q${mx + nx * middle} ${my + ny * middle} ${b.x + nx * to} ${b.y + ny * to}` +
    (end === 'round'
      ? path`A${to / 2} ${to / 2} 0 0 0 ${other.x} ${other.y}`
      : path`L${other.x} ${other.y}`) +
    path`Q${mx - nx * middle} ${my - ny * middle} ${a.x - nx * from} ${a.y - ny * from}` +
    path`A${from / 2} ${from / 2} 0 0 0 ${a.x + nx * from} ${a.y + ny * from}Z`
  );
}

/** Returns the point at which the drawing of an arm starts, beyond its elbow. */
export function armStart({ wristX, wristY, elbowX, elbowY }: ArmPose): Point {
  return between({ x: elbowX, y: elbowY }, { x: wristX, y: wristY }, -BEYOND);
}

function between(a: Point, b: Point, at: number): Point {
  return { x: mix(a.x, b.x, at), y: mix(a.y, b.y, at) };
}

/** Returns the transform from a hand's own units to its place on the figure. */
export function handMatrix(side: Side, pose: ArmPose, { handScale }: RigAnchors): Matrix {
  const angle = (pose.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * handScale, Math.sin(angle) * handScale];
  const mirror = side === 'left' ? -1 : 1;
  return [mirror * cos, mirror * sin, -sin, cos, pose.wristX, pose.wristY];
}
