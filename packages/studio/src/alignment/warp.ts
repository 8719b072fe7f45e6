import { DIMENSIONS, type Features } from './features.ts';

/** The best alignment of two sounds. */
export interface Warp {
  /** For each frame of one sound, the frame of the other that matches it; never decreasing. */
  path: Int32Array;
  /** For each frame of one sound, how much the two differ there. */
  costs: Float32Array;
  /** The mean of `costs`. */
  cost: number;
}

/** The cost of a step that advances only one of the sounds, relative to a step in both. */
const STANDING = 1;

/**
 * Dynamic time warping (Sakoe and Chiba, 1978) of two sounds that start and end together.
 *
 * @param band - frames that the two may drift apart, after both were stretched to one length
 */
export function warp(one: Features, other: Features, band: number): Warp {
  const [rows, columns] = [one.frames, other.frames];
  const slope = columns / rows;
  const width = 2 * band + 1;
  const total = new Float32Array(rows * width).fill(Number.POSITIVE_INFINITY);
  const local = new Float32Array(rows * width);
  const moves = new Uint8Array(rows * width);
  const firstOf = (row: number) => Math.round(row * slope) - band;
  for (let row = 0; row < rows; row += 1) {
    const first = firstOf(row);
    const before = firstOf(row - 1);
    for (let k = 0; k < width; k += 1) {
      const column = first + k;
      if (column < 0 || column >= columns) continue;
      const cell = row * width + k;
      const distance = difference(one, row, other, column);
      local[cell] = distance;
      if (row === 0) {
        // Both start together.
        const left = k > 0 && column > 0 ? (total[cell - 1] ?? Infinity) : 0;
        total[cell] = left + distance;
        moves[cell] = 1;
        continue;
      }
      const above = column - before;
      const previous = (row - 1) * width;
      const both =
        above >= 1 && above <= width
          ? (total[previous + above - 1] ?? Infinity) + distance
          : Infinity;
      const stay =
        above >= 0 && above < width
          ? (total[previous + above] ?? Infinity) + STANDING * distance
          : Infinity;
      const side = k > 0 ? (total[cell - 1] ?? Infinity) + STANDING * distance : Infinity;
      const best = Math.min(both, stay, side);
      total[cell] = best;
      moves[cell] = best === both ? 0 : best === side ? 1 : 2;
    }
  }
  return trace(rows, columns, width, firstOf, moves, local);
}

function trace(
  rows: number,
  columns: number,
  width: number,
  firstOf: (row: number) => number,
  moves: Uint8Array,
  local: Float32Array,
): Warp {
  const path = new Int32Array(rows);
  const costs = new Float32Array(rows);
  let row = rows - 1;
  let column = Math.min(columns - 1, firstOf(row) + width - 1);
  let count = 0;
  let sum = 0;
  while (row >= 0) {
    const cell = row * width + column - firstOf(row);
    sum += local[cell] ?? 0;
    count += 1;
    path[row] = column;
    costs[row] = sum / count;
    const move = moves[cell];
    if (move === 1 && column > 0 && column > firstOf(row)) column -= 1;
    else {
      if (move === 0) column = Math.max(0, column - 1);
      row -= 1;
      [count, sum] = [0, 0];
      if (row >= 0) column = Math.min(firstOf(row) + width - 1, Math.max(firstOf(row), column));
    }
  }
  return { path, costs, cost: costs.reduce((all, cost) => all + cost, 0) / Math.max(1, rows) };
}

/** The Euclidean distance between two frames. */
function difference(one: Features, row: number, other: Features, column: number): number {
  // Read once: this takes most of the time of an alignment.
  const [values, others, dimensions] = [one.values, other.values, DIMENSIONS];
  const [a, b] = [row * dimensions, column * dimensions];
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) {
    const gap = (values[a + d] ?? 0) - (others[b + d] ?? 0);
    sum += gap * gap;
  }
  return Math.sqrt(sum);
}
