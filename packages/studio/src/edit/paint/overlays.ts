import type { Rect } from '../../picture/rects.ts';
import type { Context } from './canvas.ts';

/** The picture of one layer at one time. */
export interface Overlay {
  /** Identifies the picture: equal keys mean equal pictures, in every film with this edit. */
  key: string;
  /** px around everything that it paints. */
  bounds: Rect;
  /**
   * px that differ from the same layer's picture under another key; undefined if that is no smaller than
   * the bounds of both.
   */
  differsFrom?: (key: string) => Rect | undefined;
  /** Whether it is opaque within its bounds. */
  covers?: boolean;
  /** Whether it is repainted every time instead of being kept: for pictures that always change. */
  isFleeting?: boolean;
  paint: (context: Context) => void;
}

/** One layer of an edit: returns its overlay at a time in seconds, if it shows any. */
export type Layer = (time: number) => Overlay | undefined;

/**
 * The time of a frame's middle in seconds; slightly late, so that the frame shows what starts right there.
 */
export const middleOf = (frame: number, frameRate: number) => (frame + 0.5) / frameRate + 1e-6;

/** Returns even px around a rectangle with some room on each side, clipped to the picture. */
export function roomAround(
  { x, y, width, height }: Rect,
  room: number,
  frame: { width: number; height: number },
): Rect {
  const left = Math.max(0, 2 * Math.floor((x - room) / 2));
  const top = Math.max(0, 2 * Math.floor((y - room) / 2));
  const right = Math.min(frame.width, 2 * Math.ceil((x + width + room) / 2));
  const bottom = Math.min(frame.height, 2 * Math.ceil((y + height + room) / 2));
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}

/** The overlays of all layers at one time. */
export type Overlays = readonly (Overlay | undefined)[];

/** px in which overlays differ from those of the previous frame. */
export function changesOf(last: Overlays, next: Overlays): Rect[] {
  return next.flatMap((overlay, i) => {
    const before = last[i];
    if (before?.key === overlay?.key) return [];
    const part = before && overlay?.differsFrom?.(before.key);
    if (part) return [part];
    return [before, overlay].flatMap((each) => (each ? [each.bounds] : []));
  });
}
