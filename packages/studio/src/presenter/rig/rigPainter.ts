/** Paints the parts of a figure that are drawn from numbers, and reports their positions. */
import { Raster } from '../../picture/raster.ts';
import { intersection, type Rect, roundOut } from '../../picture/rects.ts';
import type { FrameState } from '../frameTrack.ts';
import { ShapePainter } from './paintShapes.ts';
import type { RigLook } from './rigLook.ts';
import { boxOf, groupOf, numbersOf, type Piece, PIECES, shapesOf } from './rigPieces.ts';
import type { RigPart } from './rigShapes.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** The position of the figure at rest, in px of the output. */
export interface RigPlace {
  x: number;
  y: number;
  /** px per unit of the art. */
  scale: number;
  /** Bounds everything that can become visible, wherever the figure moves; nothing outside is drawn. */
  room: Rect;
}

export type Offset = (group: 'figure' | 'face', state: FrameState) => readonly [number, number];

const ALL_PIECES = Object.values(PIECES).flat();

/** The drawing of a piece, without movement by whole px, which leaves its pixels unchanged. */
interface Drawing {
  /** px around it, whole. */
  box: Rect;
  /** px of the origin of the art. */
  x: number;
  y: number;
}

/** A piece positioned in a state. */
interface Placed {
  /** Everything that determines its pixels. */
  of: unknown;
  drawing: Drawing;
  /** px of the picture. */
  bounds: Rect;
}

export class RigPainter {
  readonly #look: RigLook;
  readonly #place: RigPlace;
  readonly #offset: Offset;
  readonly #kept = new Map<Piece, { of: unknown; raster: Raster }>();
  readonly #shapes = new ShapePainter();

  /** @param offset of a group from its position at rest, in px */
  constructor(look: RigLook, place: RigPlace, offset: Offset) {
    this.#look = look;
    this.#place = place;
    this.#offset = offset;
  }

  /** Paints a part where it overlaps a rectangle. */
  paint(context: Context, part: RigPart, rect: Rect, state: FrameState): void {
    for (const piece of PIECES[part]) {
      const placed = this.#placed(piece, state);
      if (!placed || !intersection(placed.bounds, rect)) continue;
      this.#rasterOf(piece, placed, state).copy(context, placed.bounds, rect);
    }
  }

  /** Returns the px that a part covers, whole. */
  bounds(part: RigPart, state: FrameState): Rect[] {
    return PIECES[part].flatMap((piece) => this.#placed(piece, state)?.bounds ?? []);
  }

  /** Returns the px in which parts differ between two states, whole. */
  changes(last: FrameState, next: FrameState): Rect[] {
    return ALL_PIECES.flatMap((piece) => {
      const [before, after] = [this.#placed(piece, last), this.#placed(piece, next)];
      if (same([before?.of, before?.bounds], [after?.of, after?.bounds])) return [];
      return [before, after].flatMap((placed) => placed?.bounds ?? []);
    });
  }

  /** Reuses the pixels of the last frame as long as they are drawn from equal numbers. */
  #rasterOf(piece: Piece, { of, drawing }: Placed, state: FrameState): Raster {
    const before = this.#kept.get(piece);
    if (before && same(before.of, of)) return before.raster;
    const raster = before?.raster ?? new Raster();
    raster.draw(drawing.box, (context) => {
      context.translate(drawing.x, drawing.y);
      context.scale(this.#place.scale, this.#place.scale);
      this.#shapes.paint(context, shapesOf(piece, state, this.#look));
    });
    this.#kept.set(piece, { of, raster });
    return raster;
  }

  /** Returns undefined if no part of it is visible. */
  #placed(piece: Piece, state: FrameState): Placed | undefined {
    const box = boxOf(piece, state, this.#look.style);
    if (!box) return undefined;
    const [dx, dy] = this.#offset(groupOf(piece), state);
    const [left, top] = [Math.floor(dx), Math.floor(dy)];
    const drawing = this.#drawing(box, dx - left, dy - top);
    if (!drawing) return undefined;
    const { x, y, width, height } = drawing.box;
    return {
      of: [numbersOf(piece, state), drawing],
      drawing,
      bounds: { x: x + left, y: y + top, width, height },
    };
  }

  #drawing(box: Rect, dx: number, dy: number): Drawing | undefined {
    const { scale, room } = this.#place;
    const [x, y] = [this.#place.x + dx, this.#place.y + dy];
    const around = roundOut({
      x: x + box.x * scale,
      y: y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    });
    const seen = intersection(around, room);
    return seen && { box: seen, x, y };
  }
}

/** Whether two states of a part are equal, number by number. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const values = Object.entries(a);
  return values.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]));
}
