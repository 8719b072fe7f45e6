import { type Point, type Style, anchorsOf } from './anchors.ts';
import type { Side } from './rigState.ts';

/**
 * Returns the elbow between a shoulder and a wrist, by two-bone inverse kinematics (the law of cosines). Of
 * the two solutions it is the lower one, because elbows hang. For a wrist out of reach, it is the elbow of
 * the nearest wrist within reach.
 *
 * @param reach apparent length of the upper arm, 0–1: it points partly at the viewer.
 */
export function elbowOf(style: Style, side: Side, wrist: Point, reach = 0.75): Point {
  const { shoulder, upperArm, forearm } = anchorsOf(style);
  const { x, y } = shoulder[side];
  const upper = upperArm * reach;
  const [dx, dy] = [wrist.x - x, wrist.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const nearest = Math.abs(upper - forearm) * 1.001;
  const distance = Math.min((upper + forearm) * 0.999, Math.max(nearest, far));
  const along = (upper ** 2 - forearm ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * (dx > 0 ? -1 : 1);
  const [ux, uy] = [dx / far, dy / far];
  return { x: x + ux * along + uy * aside, y: y + uy * along - ux * aside };
}
