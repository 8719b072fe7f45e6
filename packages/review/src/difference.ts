/** The pixels of a picture as a canvas returns them: 4 bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A rectangle in pixels of the picture. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far two pictures differ. */
export interface Difference {
  width: number;
  height: number;
  /** Share of the larger picture, 0–1. */
  share: number;
  /** The largest step of one channel, 0–255. */
  largestStep: number;
  /** The places that differ, from top to bottom. */
  places: readonly Place[];
}

/** Differences closer together than this, in px, form one place. */
const CELL = 16;

/** The largest step of a channel at a pixel; 255 for a pixel that only one picture has. */
export function stepAt(before: Pixels, after: Pixels, x: number, y: number): number {
  const inBefore = x < before.width && y < before.height;
  const inAfter = x < after.width && y < after.height;
  if (!inBefore || !inAfter) return 255;
  const one = (y * before.width + x) * 4;
  const other = (y * after.width + x) * 4;
  let step = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const apart = Math.abs((before.data[one + channel] ?? 0) - (after.data[other + channel] ?? 0));
    step = Math.max(step, apart);
  }
  return step;
}

/** Extends the bounds of a pixel's cell to include it. */
function grow(cells: Map<string, Place>, x: number, y: number): void {
  const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
  const cell = cells.get(key);
  cells.set(
    key,
    cell ? joined(cell, { x, y, width: 1, height: 1 }) : { x, y, width: 1, height: 1 },
  );
}

function joined(one: Place, other: Place): Place {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Joins cells that touch, including at corners, into one place each. */
function places(cells: Map<string, Place>): Place[] {
  const found: Place[] = [];
  while (cells.size > 0) {
    const [start = ''] = cells.keys();
    const open = [start];
    let place: Place | undefined;
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const cell = cells.get(key);
      if (!cell) continue;
      cells.delete(key);
      place = place ? joined(place, cell) : cell;
      const [column = 0, row = 0] = key.split(' ').map(Number);
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) open.push(`${column + dx} ${row + dy}`);
      }
    }
    if (place) found.push(place);
  }
  return found.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Compares two pictures pixel by pixel. As in the tests, one step of one channel is a difference. */
export function measureDifference(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const cells = new Map<string, Place>();
  let differing = 0;
  let largestStep = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const step = stepAt(before, after, x, y);
      if (step === 0) continue;
      differing += 1;
      largestStep = Math.max(largestStep, step);
      grow(cells, x, y);
    }
  }
  return { width, height, share: differing / (width * height), largestStep, places: places(cells) };
}
