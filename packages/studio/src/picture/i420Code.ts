/**
 * The conversion of `I420Picture` for eight pixels of two rows at a time, as a WebAssembly module that is
 * put together here: a few dozen instructions are no reason for a second language in the build.
 */
import type { PixelOrder } from './pixelReader.ts';
import {
  type Code,
  i16x8,
  i32,
  i32x4,
  i8x16,
  type Local,
  local,
  moduleOf,
  repeat,
  select,
  v128,
} from './wasmCode.ts';

// Parameters: pixels are read from `source`, the planes of the picture written from `luma`, `u` and
// `v` on. All four are addresses; `stride` is the width of the whole picture.
const source = local(0);
const width = local(1);
const height = local(2);
const luma = local(3);
const stride = local(4);
const u = local(5);
const v = local(6);

const column = local(7);
/** The first of the eight columns that are converted. */
const at = local(8);
const pointer = local(9);

/**
 * Four pixels, as eight 16 bit numbers each: red and blue in turn (or blue and red, as they come), and
 * green and alpha in turn.
 */
interface Quarter {
  outer: Local;
  inner: Local;
}
const quarter = (i: number): Quarter => ({ outer: local(10 + i), inner: local(14 + i) });
const UPPER_LEFT = quarter(0);
const UPPER_RIGHT = quarter(1);
const LOWER_LEFT = quarter(2);
const LOWER_RIGHT = quarter(3);

const leftBlueness = local(18);
const leftRedness = local(19);
const result = local(20);

/** Two 16 bit numbers, the same four times. */
function pairs(first: number, second: number): Code {
  const pair = [first & 255, (first >> 8) & 255, second & 255, (second >> 8) & 255];
  return v128.const([...pair, ...pair, ...pair, ...pair]);
}

/** A 32 bit number, the same four times. */
const fours = (value: number): Code => pairs(value & 0xffff, value >> 16);

/** Every second of the eight 32 bit numbers in two vectors, from the first or the second on. */
function everySecond(from: 0 | 1, one: Local, other: Local): Code {
  const bytes = [0, 2, 4, 6].flatMap((lane) => [0, 1, 2, 3].map((i) => 4 * (lane + from) + i));
  return i8x16.shuffle(bytes, one.get, other.get);
}

/** Reads four pixels. */
function split({ outer, inner }: Quarter, address: Code): Code {
  return [
    ...result.set(v128.load(address)),
    ...outer.set(v128.and(result.get, pairs(255, 255))),
    ...inner.set(i16x8.shr_u(result.get, i32.const(8))),
  ];
}

interface Weights {
  red: number;
  green: number;
  blue: number;
}
/** Green counts more than 16 bits with a sign can say: half of it is taken twice. */
const LUMA_HALF_GREEN: Weights = { red: 11966, green: 20127, blue: 4064 };
const BLUENESS: Weights = { red: -6594, green: -22190, blue: 28784 };
const REDNESS: Weights = { red: 28784, green: -26143, blue: -2641 };

/** The two parts of a weighted sum of a quarter's colours: red and blue, and green. */
function parts({ outer, inner }: Quarter, { red, green, blue }: Weights, order: PixelOrder) {
  const [first, second] = order === 'rgb' ? [red, blue] : [blue, red];
  return {
    outer: i32x4.dot_i16x8_s(outer.get, pairs(first, second)),
    inner: i32x4.dot_i16x8_s(inner.get, pairs(green, 0)),
  };
}

/** Four luma values. */
function lumaOf(pixels: Quarter, order: PixelOrder): Code {
  const { outer, inner } = parts(pixels, LUMA_HALF_GREEN, order);
  const sum = i32x4.add(outer, i32x4.shl(inner, i32.const(1)));
  return i32x4.shr_s(i32x4.add(sum, fours(1081344)), i32.const(16));
}

/** Adds the lower row to the upper one. */
function addRows(upper: Quarter, lower: Quarter): Code {
  return [
    ...upper.outer.set(i16x8.add(upper.outer.get, lower.outer.get)),
    ...upper.inner.set(i16x8.add(upper.inner.get, lower.inner.get)),
  ];
}

/** Of four columns whose rows are added up. */
function weighted(pixels: Quarter, weights: Weights, order: PixelOrder): Code {
  const { outer, inner } = parts(pixels, weights, order);
  return i32x4.add(outer, inner);
}

/** Four chroma values of eight columns: sums of four pixels, hence two bits more to shift away. */
function chromaOf(left: Local, right: Code): Code {
  const sum = i32x4.add(everySecond(0, left, result), everySecond(1, left, result));
  const rounded = i32x4.add(sum, fours(33685504));
  return [...result.set(right), ...i32x4.shr_s(rounded, i32.const(18))];
}

const BYTES_OF_FOUR = i32.const(16);

/** What is done with eight columns of two rows. */
const block = (order: PixelOrder): Code[] => [
  pointer.set(i32.add(source.get, i32.shl(at.get, i32.const(2)))),
  split(UPPER_LEFT, pointer.get),
  split(UPPER_RIGHT, i32.add(pointer.get, BYTES_OF_FOUR)),
  pointer.set(i32.add(pointer.get, i32.shl(width.get, i32.const(2)))),
  split(LOWER_LEFT, pointer.get),
  split(LOWER_RIGHT, i32.add(pointer.get, BYTES_OF_FOUR)),

  result.set(
    i8x16.narrow_i16x8_u(
      i16x8.narrow_i32x4_s(lumaOf(UPPER_LEFT, order), lumaOf(UPPER_RIGHT, order)),
      i16x8.narrow_i32x4_s(lumaOf(LOWER_LEFT, order), lumaOf(LOWER_RIGHT, order)),
    ),
  ),
  pointer.set(i32.add(luma.get, at.get)),
  v128.store64_lane(0, pointer.get, result.get),
  v128.store64_lane(1, i32.add(pointer.get, stride.get), result.get),

  addRows(UPPER_LEFT, LOWER_LEFT),
  addRows(UPPER_RIGHT, LOWER_RIGHT),
  leftBlueness.set(weighted(UPPER_LEFT, BLUENESS, order)),
  leftRedness.set(weighted(UPPER_LEFT, REDNESS, order)),
  result.set(
    i16x8.narrow_i32x4_s(
      chromaOf(leftBlueness, weighted(UPPER_RIGHT, BLUENESS, order)),
      chromaOf(leftRedness, weighted(UPPER_RIGHT, REDNESS, order)),
    ),
  ),
  result.set(i8x16.narrow_i16x8_u(result.get, result.get)),
  pointer.set(i32.shr_s(at.get, i32.const(1))),
  v128.store32_lane(0, i32.add(u.get, pointer.get), result.get),
  v128.store32_lane(1, i32.add(v.get, pointer.get), result.get),
];

const twoRows = (order: PixelOrder) =>
  repeat(
    [
      // The last eight columns may hold some that were converted before.
      at.set(i32.sub(width.get, i32.const(8))),
      at.set(select(at.get, column.get, i32.gt_s(column.get, at.get))),
      ...block(order),
      column.set(i32.add(column.get, i32.const(8))),
    ],
    i32.lt_s(column.get, width.get),
  );

const halfStride = i32.shr_s(stride.get, i32.const(1));

const conversion = (order: PixelOrder) =>
  repeat(
    [
      column.set(i32.const(0)),
      twoRows(order),
      source.set(i32.add(source.get, i32.shl(width.get, i32.const(3)))),
      luma.set(i32.add(luma.get, i32.shl(stride.get, i32.const(1)))),
      u.set(i32.add(u.get, halfStride)),
      v.set(i32.add(v.get, halfStride)),
      height.set(i32.sub(height.get, i32.const(2))),
    ],
    i32.gt_s(height.get, i32.const(0)),
  );

/** The bytes of the module, whose `run` takes the parameters above. */
export const conversionModule = (order: PixelOrder) =>
  moduleOf({ parameters: 7, i32: 3, v128: 11 }, conversion(order));
