/**
 * The areas that arms and hands cover, in art units: those that are repainted, and those kept off face and
 * captions.
 */
import { type Rect, union } from '../../picture/rects.ts';
import { type Style, anchorsOf } from './anchors.ts';
import { armStart, handMatrix } from './armDrawing.ts';
import { handExtent } from './handExtent.ts';
import type { ArmPose, Side } from './rigState.ts';

/** Returns the box around a hand with its outline. */
export function handBox(style: Style, side: Side, pose: ArmPose): Rect {
  const anchors = anchorsOf(style);
  const [a, b, c, d, e, f] = handMatrix(side, pose, anchors);
  // The outline, plus a margin for rounding.
  const line = style === 'notionists' ? 4.6 : 2.6;
  const discs = handExtent(pose.hand).map(
    ([x, y, r]) => [a * x + c * y + e, b * x + d * y + f, (r + line) * anchors.handScale] as const,
  );
  return around(discs);
}

/** Returns the box around everything drawn of an arm. */
export function armBox(style: Style, side: Side, pose: ArmPose): Rect {
  const { widths } = anchorsOf(style);
  const line = style === 'notionists' ? 16 : 6;
  const { x, y } = armStart(pose);
  const joints = around([
    [x, y, widths.elbow / 2 + line],
    [pose.wristX, pose.wristY, widths.cuff / 2 + line],
  ]);
  return union(joints, handBox(style, side, pose));
}

function around(discs: readonly (readonly [x: number, y: number, r: number])[]): Rect {
  const left = Math.min(...discs.map(([x, , r]) => x - r));
  const top = Math.min(...discs.map(([, y, r]) => y - r));
  const right = Math.max(...discs.map(([x, , r]) => x + r));
  const bottom = Math.max(...discs.map(([, y, r]) => y + r));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
