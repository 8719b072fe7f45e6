/** Draws brows from three points each: thick at the inner end, pointed at the outer one. */
import { anchorsOf } from './anchors.ts';
import type { RigLook } from './rigLook.ts';
import { type RigShape, path } from './rigShape.ts';
import type { BrowShape, Side } from './rigState.ts';

export interface Brows {
  left: BrowShape;
  right: BrowShape;
}

export function browShapes({ left, right }: Brows, look: RigLook): RigShape[] {
  return [brow('left', left, look), brow('right', right, look)];
}

function brow(side: Side, shape: BrowShape, { style, colours }: RigLook): RigShape {
  const { x, y } = anchorsOf(style).brows[side];
  const isFlat = style === 'avataaars';
  const unit = isFlat ? 1 : 3.5;
  // Towards the nose; the far brow of a turned face is shorter.
  const inwards = (side === 'left' ? unit : -unit) * (isFlat || side === 'left' ? 1 : 0.86);
  const [inner, peak, outer] = shape.map((by) => by * unit * 0.86) as unknown as BrowShape;
  const thick = isFlat ? 2.3 : 4.9;
  // Knitted brows also draw together.
  const knit = 1.6 * Math.min(1, Math.max(0, shape[0] / 3));
  const X = (by: number) => x + by * inwards;
  const Y = (by: number) => y + by * unit;
  const d =
    path`M${X(11 + knit)} ${Y(1.6) + inner - thick}` +
    path`C${X(4)} ${Y(-4.6) + peak - thick * 0.6} ${X(-6)} ${Y(-4.8) + peak - thick * 0.4} ${X(-14)} ${Y(2.2) + outer}` +
    path`C${X(-6)} ${Y(-1.9) + peak + thick * 0.5} ${X(4)} ${Y(-1.4) + peak + thick * 0.6} ${X(11 + knit)} ${Y(1.6) + inner + thick * 0.8}Z`;
  return { d, fill: colours.brow, stroke: colours.brow, width: 1.1 * unit };
}
