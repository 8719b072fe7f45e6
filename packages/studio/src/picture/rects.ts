/** px of the picture, or units of a scene where noted. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the common part of two rectangles, if any. */
export function intersection(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Returns the smallest rectangle around both. */
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

/** Returns the smallest rectangle of whole px around one. */
export function roundOut({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
}

/** Clips to the picture and grows to even numbers, as 4:2:0 requires; undefined if outside. */
export function evenInside(rect: Rect, frame: { width: number; height: number }): Rect | undefined {
  const left = Math.max(0, 2 * Math.floor(rect.x / 2));
  const top = Math.max(0, 2 * Math.floor(rect.y / 2));
  const right = Math.min(frame.width, 2 * Math.ceil((rect.x + rect.width) / 2));
  const bottom = Math.min(frame.height, 2 * Math.ceil((rect.y + rect.height) / 2));
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Returns the same area as rectangles that do not overlap: overlapping ones are merged, or split where a
 * rectangle around both would cover much that is in neither.
 */
export function disjoint(rects: readonly Rect[]): Rect[] {
  const apart: Rect[] = [];
  const waiting = [...rects];
  for (let rect = waiting.pop(); rect; rect = waiting.pop()) {
    const whole = rect;
    const at = apart.findIndex((other) => intersection(whole, other));
    const other = apart[at];
    if (!other) {
      apart.push(rect);
      continue;
    }
    const both = union(rect, other);
    if (areaOf(both) > WASTE * (areaOf(rect) + areaOf(other))) {
      waiting.push(...without(rect, other));
      continue;
    }
    apart.splice(at, 1);
    waiting.push(both);
  }
  return apart;
}

/** The maximum factor by which a merged rectangle may exceed the area of its two parts. */
const WASTE = 1.1;

/** Returns the parts of a rectangle, up to four, outside another that overlaps it. */
export function without({ x, y, width, height }: Rect, hole: Rect): Rect[] {
  const [right, bottom] = [x + width, y + height];
  const top = Math.max(y, hole.y);
  const low = Math.min(bottom, hole.y + hole.height);
  const left = Math.max(x, hole.x);
  const end = Math.min(right, hole.x + hole.width);
  return [
    { x, y, width, height: top - y },
    { x, y: low, width, height: bottom - low },
    { x, y: top, width: left - x, height: low - top },
    { x: end, y: top, width: right - end, height: low - top },
  ].filter((part) => part.width > 0 && part.height > 0);
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}

/** Whether a rectangle is inside another one. */
export function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
