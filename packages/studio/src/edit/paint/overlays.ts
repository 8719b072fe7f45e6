import type { Rect } from '../../picture/rects.ts';
import type { Context } from './canvas.ts';

/** Something that lies over the speaker's picture at a moment. */
export interface Overlay {
  /** Says all that its look depends on: the same key is the same picture. */
  key: string;
  /** px; all that it paints. */
  bounds: Rect;
  /**
   * px in which it differs from what the same layer showed under another key, where that is less
   * than the bounds of both.
   */
  differsFrom?: (key: string) => Rect | undefined;
  /** Whether it hides all that lies under its bounds. */
  covers?: boolean;
  /** Whether it is painted anew each time instead of being kept: for pictures that always change. */
  isFleeting?: boolean;
  paint: (context: Context) => void;
}

/** One layer of an edit: what it shows at a time, in seconds; nothing where it shows nothing. */
export type Layer = (time: number) => Overlay | undefined;

/** Whole px around a rectangle, with some room on each side, inside the picture. */
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
