/** Paints the parts of a figure that are drawn from numbers, and tells where they are. */
import { type Rect, intersection } from '../../picture/rects.ts';
import type { FrameState } from '../frameTrack.ts';
import { FACE_BOXES } from './faceBoxes.ts';
import { armBox } from './armBoxes.ts';
import { ShapePainter } from './paintShapes.ts';
import type { RigLook } from './rigLook.ts';
import type { RigShape } from './rigShape.ts';
import { type RigPart, rigShapes } from './rigShapes.ts';
import { SIDES } from './rigState.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Where the figure is at rest, px of the output. */
export interface RigPlace {
  x: number;
  y: number;
  /** px per unit of the art. */
  scale: number;
}

export type Offset = (group: 'figure' | 'face', state: FrameState) => readonly [number, number];

export class RigPainter {
  readonly #look: RigLook;
  readonly #place: RigPlace;
  readonly #offset: Offset;
  readonly #shapes = new ShapePainter();
  readonly #kept = new Map<string, { of: unknown; shapes: readonly RigShape[] }>();

  /** @param offset of a group from its place at rest, in px */
  constructor(look: RigLook, place: RigPlace, offset: Offset) {
    this.#look = look;
    this.#place = place;
    this.#offset = offset;
  }

  /** Paints a part where it falls into a rectangle. */
  paint(context: Context, part: RigPart, rect: Rect, state: FrameState): void {
    const seen = this.bounds(part, state).filter((box) => intersection(box, rect));
    if (seen.length === 0) return;
    const [dx, dy] = this.#offset(part === 'arms' ? 'figure' : 'face', state);
    const { x, y, scale } = this.#place;
    context.save();
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    context.translate(x + dx, y + dy);
    context.scale(scale, scale);
    this.#shapes.paint(context, this.#shapesOf(part, state));
    context.restore();
  }

  /** px that a part covers. */
  bounds(part: RigPart, state: FrameState): Rect[] {
    const { style } = this.#look;
    if (part === 'mouth' || part === 'eyes') {
      return [this.#inPicture(FACE_BOXES[style][part], 'face', state)];
    }
    return SIDES.flatMap((side) => {
      const pose = state.arms[side];
      return pose ? [this.#inPicture(armBox(style, side, pose), 'figure', state)] : [];
    });
  }

  /** px in which parts differ between two states. */
  changes(last: FrameState, next: FrameState): Rect[] {
    const both = (part: RigPart) => [...this.bounds(part, last), ...this.bounds(part, next)];
    const moved = (x: 'figureX' | 'faceX', y: 'figureY' | 'faceY') =>
      last[x] !== next[x] || last[y] !== next[y];
    const turned = moved('faceX', 'faceY');
    const isChanged = (part: RigPart, moves: boolean) =>
      moves || !same(numbersOf(part, last), numbersOf(part, next));
    return [
      ...(isChanged('mouth', turned) ? both('mouth') : []),
      ...(isChanged('eyes', turned) ? both('eyes') : []),
      ...(isChanged('arms', moved('figureX', 'figureY')) ? both('arms') : []),
    ];
  }

  /** Shapes again as long as they are drawn from equal numbers. */
  #shapesOf(part: RigPart, state: FrameState): readonly RigShape[] {
    const of = numbersOf(part, state);
    const before = this.#kept.get(part);
    if (before && same(before.of, of)) return before.shapes;
    const shapes = rigShapes(part, state, this.#look);
    this.#kept.set(part, { of, shapes });
    return shapes;
  }

  #inPicture(box: Rect, group: 'figure' | 'face', state: FrameState): Rect {
    const [dx, dy] = this.#offset(group, state);
    const { x, y, scale } = this.#place;
    return {
      x: x + dx + box.x * scale,
      y: y + dy + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
  }
}

function numbersOf(part: RigPart, { eyes, brows, mouth, arms }: FrameState): unknown {
  if (part === 'mouth') return mouth;
  return part === 'eyes' ? [eyes, brows] : arms;
}

/** Whether two states of a part are equal, number by number. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const values = Object.entries(a);
  return values.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]));
}
