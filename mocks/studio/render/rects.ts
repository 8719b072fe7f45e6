import type { Rect } from '../scene/composition.ts';

/** What two rectangles share, or nothing. */
export function intersection(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The smallest rectangle around both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Cut to the picture and grown to even numbers, as 4:2:0 wants them. Nothing if it lies outside. */
export function evenInside(rect: Rect, frame: { width: number; height: number }): Rect | undefined {
  const left = Math.max(0, 2 * Math.floor(rect.x / 2));
  const top = Math.max(0, 2 * Math.floor(rect.y / 2));
  const right = Math.min(frame.width, 2 * Math.ceil((rect.x + rect.width) / 2));
  const bottom = Math.min(frame.height, 2 * Math.ceil((rect.y + rect.height) / 2));
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same area in rectangles that do not overlap: those that do become one. */
export function merged(rects: readonly Rect[]): Rect[] {
  const apart: Rect[] = [];
  for (const rect of rects) {
    let whole = rect;
    for (let i = 0; i < apart.length; i += 1) {
      const other = apart[i];
      if (!other || !intersection(whole, other)) continue;
      whole = union(whole, other);
      apart.splice(i, 1);
      i = -1;
    }
    apart.push(whole);
  }
  return apart;
}
