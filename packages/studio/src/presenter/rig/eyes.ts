/** Draws eyes from numbers: white, iris, lid and lash line. */
import { anchorsOf } from './anchors.ts';
import type { RigLook } from './rigLook.ts';
import { type RigShape, clamp, mix, path } from './rigShape.ts';
import type { EyeState, Side } from './rigState.ts';

/** Curvature of an edge: the share of the width at which its handles are. */
const BEND = 0.62;
/** Openings below which the white and the iris are hidden, and the lash line has no flick. */
const SHUT = 0.06;
const NEARLY_SHUT = 0.2;

export function eyeShapes(state: EyeState, look: RigLook): RigShape[] {
  return [...eye('left', state, look), ...eye('right', state, look)];
}

function eye(side: Side, state: EyeState, { style, colours }: RigLook): RigShape[] {
  const anchors = anchorsOf(style);
  const isFlat = style === 'avataaars';
  const unit = isFlat ? 1 : 3.9;
  const { x, y, rx, ry } = anchors.eyes[side];
  const { open, smile } = state;
  // Edges run between two corners; the left eye's inner corner is slightly higher than its outer one.
  const corner = { x: x - rx, y: y + (side === 'left' ? 0.4 * unit : 0) };
  const end = { x: x + rx, y };
  /**
   * Returns an edge whose middle is `by` units below the eye's. A cubic's middle is at 3/4 of its handles.
   */
  const edge = (by: number) =>
    path`C${x - rx * BEND} ${y + (by * 4) / 3} ${x + rx * BEND} ${y + (by * 4) / 3} ${end.x} ${end.y}`;
  const back = (by: number) =>
    path`C${x + rx * BEND} ${y + (by * 4) / 3} ${x - rx * BEND} ${y + (by * 4) / 3} ${corner.x} ${corner.y}`;
  const start = path`M${corner.x} ${corner.y}`;

  const low = mix(0.8 * ry, 0.36 * ry, smile);
  const wide = -ry * mix(0.76, 0.66, smile);
  const upper = Math.min(mix(0.5 * ry, wide, open), low);
  const shapes: RigShape[] = [];
  if (isFlat && open < 1) {
    // The lid unrolls from under the brow as it falls.
    const rim = mix(wide, -ry, clamp(2 * (1 - open)));
    shapes.push({ d: `${start}${edge(rim)}${back(upper)}Z`, fill: colours.lid });
  }
  if (open > SHUT) {
    const white = `${start}${edge(upper)}${back(low)}Z`;
    const gazeX = x + state.gazeX * anchors.gazeReach.x;
    const gazeY = y + state.gazeY * anchors.gazeReach.y - (isFlat ? 0.4 : 1.5);
    const r = anchors.iris;
    shapes.push(
      { d: white, fill: colours.white },
      { d: disc(gazeX, gazeY, r), fill: colours.iris, clip: white },
    );
    if (anchors.pupil > 0) {
      shapes.push({ d: disc(gazeX, gazeY, anchors.pupil), fill: colours.pupil, clip: white });
    }
    shapes.push({
      d: disc(gazeX - r * 0.36, gazeY - r * 0.4, r * 0.3),
      fill: colours.teeth,
      clip: white,
    });
    const under = `${start}${edge(low)}`;
    if (isFlat) shapes.push({ d: under, stroke: colours.shade, width: 1.1 });
    const raised = isFlat ? clamp((smile - 0.15) / 0.3) : 1;
    if (raised > 0) {
      shapes.push({
        d: under,
        stroke: colours.line,
        width: isFlat ? 1.8 * raised : 7 + 4 * smile,
      });
    }
    if (isFlat && raised > 0) {
      const crease = path`M${x - rx * 0.55} ${y + ry * 1.02}q${rx * 0.55} ${ry * 0.32} ${rx * 1.1} 0`;
      shapes.push({ d: crease, stroke: colours.shade, width: 1.4 * raised });
    }
  }
  const flick =
    side === 'left'
      ? start + path`l${-1.3 * unit} ${-0.9 * unit}`
      : path`M${end.x} ${end.y}l${1.2 * unit} ${-unit}`;
  shapes.push({
    d: `${start}${edge(upper)}${open > NEARLY_SHUT ? flick : ''}`,
    stroke: colours.line,
    width: isFlat ? 2.9 : 15,
  });
  return shapes;
}

function disc(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
