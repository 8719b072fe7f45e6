/**
 * The conversion of `I420Picture` for eight pixels of two rows at a time, as a WebAssembly module that is
 * put together here: a few dozen instructions are no reason for a second language in the build.
 *
 * @see https://webassembly.github.io/spec/core/binary/index.html
 */

import type { Rect } from '../scene/composition.ts';

const I32 = 0x7f;
const V128 = 0x7b;

type Code = readonly number[];

/** Numbers in LEB128, as instructions take them. */
function number(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...number(rest)];
}

/** A length or an index in LEB128 without a sign. */
function count(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...count(value >> 7)];
}

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const constant = (value: number): Code => [0x41, ...number(value)];
const simd = (code: number, ...rest: number[]): Code => [0xfd, ...count(code), ...rest];
const ADD = 0x6a;
const SUB = 0x6b;
const SHIFT_LEFT = 0x74;
const SHIFT_RIGHT = 0x75;
const GREATER = 0x4a;
const LESS = 0x48;
const SELECT = 0x1b;
const END = 0x0b;
const LOOP: Code = [0x03, 0x40];
const AGAIN_IF: Code = [0x0d, 0];

const load = simd(0x00, 0, 0);
const and = simd(0x4e);
const shortsAdded = simd(0x8e);
const shortsShifted = simd(0x8d);
const shiftedLeft = simd(0xab);
const shiftedRight = simd(0xac);
const added = simd(0xae);
/** Products of 16 bit numbers, those of each pair added up. */
const dotted = simd(0xba);
const toShorts = simd(0x85);
const toBytes = simd(0x66);
const storeFour = (lane: number) => simd(0x5a, 0, 0, lane);
const storeEight = (lane: number) => simd(0x5b, 0, 0, lane);

/** Pairs of 16 bit numbers, the same four times. */
function pairs(first: number, second: number): Code {
  const pair = [first & 255, (first >> 8) & 255, second & 255, (second >> 8) & 255];
  return simd(0x0c, ...pair, ...pair, ...pair, ...pair);
}
const fours = (value: number): Code => pairs(value & 0xffff, value >> 16);

/** Every second of eight numbers in two vectors. */
function everySecond(from: 0 | 1): Code {
  const bytes = [0, 2, 4, 6].flatMap((lane) => [0, 1, 2, 3].map((i) => 4 * (lane + from) + i));
  return simd(0x0d, ...bytes);
}

/** Parameters: numbers, three of them addresses of what is written. */
const [SOURCE, WIDTH, HEIGHT, LUMA, STRIDE, U, V] = [0, 1, 2, 3, 4, 5, 6] as const;
const [COLUMN, AT, POINTER] = [7, 8, 9] as const;
/** Red and blue, green and alpha: of the left and the right half, of the upper and the lower row. */
const [RB, GA, LEFT_BLUE, LEFT_RED, RESULT] = [10, 14, 18, 19, 20] as const;
const VECTORS = 11;

/** Splits four pixels, whose address is on the stack, into red and blue and green and alpha. */
function split(quarter: number): Code {
  return [
    ...[...load, ...set(RESULT)],
    ...[...get(RESULT), ...pairs(255, 255), ...and, ...set(RB + quarter)],
    ...[...get(RESULT), ...constant(8), ...shortsShifted, ...set(GA + quarter)],
  ];
}

/** Green counts more than 16 bits with a sign can say: half of it is taken twice. */
function luma(quarter: number): Code {
  return [
    ...[...get(RB + quarter), ...pairs(11966, 4064), ...dotted],
    ...[...get(GA + quarter), ...pairs(20127, 0), ...dotted, ...constant(1), ...shiftedLeft],
    ...[...added, ...fours(1081344), ...added, ...constant(16), ...shiftedRight],
  ];
}

/** Of the columns of one half, whose two rows stand added up in the half's upper vectors. */
function chroma(quarter: number, red: number, green: number, blue: number): Code {
  return [
    ...[...get(RB + quarter), ...pairs(red, blue), ...dotted],
    ...[...get(GA + quarter), ...pairs(green, 0), ...dotted, ...added],
  ];
}

/** From the left half in a local and the right half on the stack to four values. */
function columnsJoined(left: number): Code {
  return [
    ...[...set(RESULT), ...get(left), ...get(RESULT), ...everySecond(0)],
    ...[...get(left), ...get(RESULT), ...everySecond(1), ...added],
    ...[...fours(33685504), ...added, ...constant(18), ...shiftedRight],
  ];
}

const WEIGHTS = { blueness: [-6594, -22190, 28784], redness: [28784, -26143, -2641] } as const;

/** What is done with eight columns of two rows. */
const BLOCK: Code = [
  ...[...get(SOURCE), ...get(AT), ...constant(2), SHIFT_LEFT, ADD, ...set(POINTER)],
  ...[...get(POINTER), ...split(0)],
  ...[...get(POINTER), ...constant(16), ADD, ...split(1)],
  ...[...get(POINTER), ...get(WIDTH), ...constant(2), SHIFT_LEFT, ADD, ...set(POINTER)],
  ...[...get(POINTER), ...split(2)],
  ...[...get(POINTER), ...constant(16), ADD, ...split(3)],
  ...[...luma(0), ...luma(1), ...toShorts, ...luma(2), ...luma(3), ...toShorts, ...toBytes],
  ...set(RESULT),
  ...[...get(LUMA), ...get(AT), ADD, ...set(POINTER)],
  ...[...get(POINTER), ...get(RESULT), ...storeEight(0)],
  ...[...get(POINTER), ...get(STRIDE), ADD, ...get(RESULT), ...storeEight(1)],
  ...[RB, GA].flatMap((part) =>
    [0, 1].flatMap((half) => [
      ...[...get(part + half), ...get(part + half + 2), ...shortsAdded, ...set(part + half)],
    ]),
  ),
  ...[...chroma(0, ...WEIGHTS.blueness), ...set(LEFT_BLUE)],
  ...[...chroma(0, ...WEIGHTS.redness), ...set(LEFT_RED)],
  ...[...chroma(1, ...WEIGHTS.blueness), ...columnsJoined(LEFT_BLUE)],
  ...[...chroma(1, ...WEIGHTS.redness), ...columnsJoined(LEFT_RED)],
  ...[...toShorts, ...set(RESULT), ...get(RESULT), ...get(RESULT), ...toBytes, ...set(RESULT)],
  ...[...get(AT), ...constant(1), SHIFT_RIGHT, ...set(POINTER)],
  ...[...get(U), ...get(POINTER), ADD, ...get(RESULT), ...storeFour(0)],
  ...[...get(V), ...get(POINTER), ADD, ...get(RESULT), ...storeFour(1)],
];

/** Adds half of the stride to a local. */
const nextChroma = (local: number): Code => [
  ...[...get(local), ...get(STRIDE), ...constant(1), SHIFT_RIGHT, ADD, ...set(local)],
];

const BODY: Code = [
  ...LOOP,
  ...[...constant(0), ...set(COLUMN)],
  ...LOOP,
  // The last eight columns may hold some that were converted before.
  ...[...get(WIDTH), ...constant(8), SUB, ...set(AT)],
  ...[...get(AT), ...get(COLUMN), ...get(COLUMN), ...get(AT), GREATER, SELECT, ...set(AT)],
  ...BLOCK,
  ...[...get(COLUMN), ...constant(8), ADD, ...set(COLUMN)],
  ...[...get(COLUMN), ...get(WIDTH), LESS, ...AGAIN_IF, END],
  ...[...get(SOURCE), ...get(WIDTH), ...constant(3), SHIFT_LEFT, ADD, ...set(SOURCE)],
  ...[...get(LUMA), ...get(STRIDE), ...constant(1), SHIFT_LEFT, ADD, ...set(LUMA)],
  ...[...nextChroma(U), ...nextChroma(V)],
  ...[...get(HEIGHT), ...constant(2), SUB, ...set(HEIGHT)],
  ...[...get(HEIGHT), ...constant(0), GREATER, ...AGAIN_IF, END],
  END,
];

const section = (id: number, content: Code): Code => [id, ...count(content.length), ...content];
const LOCALS: Code = [2, 3, I32, VECTORS, V128];

function moduleBytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // One function of seven numbers, and the memory `a.a` that it works on, exported as `a`.
    ...section(1, [1, 0x60, 7, I32, I32, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, 1, 0x61, 1, 0x61, 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x61, 0, 0]),
    ...section(10, [1, ...count(LOCALS.length + BODY.length), ...LOCALS, ...BODY]),
  ]);
}

let compiled: WebAssembly.Module | undefined;

/** A picture's memory, and the pixels that come into it. Use `I420Picture` to paint with it. */
export class I420Kernel {
  /** The planes of the picture. */
  readonly planes: Uint8Array<ArrayBuffer>;
  /** Room for the pixels of a whole picture, as RGBA. What is read right into it is not copied. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #width: number;
  readonly #height: number;
  readonly #run: (...numbers: number[]) => void;

  private constructor(width: number, height: number) {
    const size = width * height;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((size * 5.5) / 65_536) });
    compiled ??= new WebAssembly.Module(moduleBytes());
    const { a: run } = new WebAssembly.Instance(compiled, { a: { a: memory } }).exports;
    if (typeof run !== 'function') throw new TypeError('the module exports no function');
    this.#width = width;
    this.#height = height;
    this.#run = (...numbers) => {
      run(...numbers);
    };
    this.pixels = new Uint8ClampedArray(memory.buffer, 0, 4 * size);
    this.planes = new Uint8Array(memory.buffer, 4 * size, 1.5 * size);
  }

  /** Nothing where the browser knows no vectors, or allows no modules. */
  static open(width: number, height: number): I420Kernel | undefined {
    try {
      return new I420Kernel(width, height);
    } catch {
      return undefined;
    }
  }

  /**
   * Takes a rectangle over as `I420Picture.update` does, to the bit. Says whether it did: a narrow
   * one it leaves alone.
   */
  update(pixels: Uint8ClampedArray, { x, y, width, height }: Rect): boolean {
    if (width < 8) return false;
    if (pixels.buffer !== this.pixels.buffer) this.pixels.set(pixels);
    const from = pixels.buffer === this.pixels.buffer ? pixels.byteOffset : 0;
    const size = this.#width * this.#height;
    const luma = this.planes.byteOffset;
    const chroma = luma + size + ((y * this.#width) >> 2) + (x >> 1);
    const first = luma + y * this.#width + x;
    this.#run(from, width, height, first, this.#width, chroma, chroma + (size >> 2));
    return true;
  }
}
