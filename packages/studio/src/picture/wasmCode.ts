/**
 * Puts WebAssembly together by the names of its instructions: each is a function of what it takes from
 * the stack, so that code reads as expressions do. Holds what `i420Kernel.ts` needs and no more.
 *
 * @see https://webassembly.github.io/spec/core/binary/instructions.html
 */

/** Instructions that leave at most one value, or bytes of a module. */
export type Code = readonly number[];

/** A number in LEB128, as instructions take it. */
function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}

/** A length or an index in LEB128 without a sign. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)];
}

const operation =
  (...code: number[]) =>
  (...operands: Code[]): Code => [...operands.flat(), ...code];

/** An instruction of vectors, with what stands in it rather than on the stack. */
const vector = (code: number, ...rest: number[]) => operation(0xfd, ...unsigned(code), ...rest);

/** The last operand is the condition. */
export const select = operation(0x1b);

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: operation(0x6a),
  sub: operation(0x6b),
  shl: operation(0x74),
  shr_s: operation(0x75),
  lt_s: operation(0x48),
  gt_s: operation(0x4a),
};

export const v128 = {
  load: vector(0x00, 0, 0),
  const: (bytes: readonly number[]) => vector(0x0c, ...bytes)(),
  and: vector(0x4e),
  /** Stores one of four, or one of two parts of a vector. */
  store32_lane: (lane: number, address: Code, value: Code) =>
    vector(0x5a, 0, 0, lane)(address, value),
  store64_lane: (lane: number, address: Code, value: Code) =>
    vector(0x5b, 0, 0, lane)(address, value),
};

export const i8x16 = {
  /** Bytes of two vectors, those of the second counted from 16. */
  shuffle: (bytes: readonly number[], one: Code, other: Code) => vector(0x0d, ...bytes)(one, other),
  /** Two vectors of 16 bit numbers in one; what does not fit becomes 0 or 255. */
  narrow_i16x8_u: vector(0x66),
};

export const i16x8 = {
  add: vector(0x8e),
  shr_u: vector(0x8d),
  narrow_i32x4_s: vector(0x85),
};

export const i32x4 = {
  add: vector(0xae),
  shl: vector(0xab),
  shr_s: vector(0xac),
  /** Products of 16 bit numbers with a sign, those of each pair added up. */
  dot_i16x8_s: vector(0xba),
};

/** A parameter or a local of the function. */
export interface Local {
  get: Code;
  set: (value: Code) => Code;
}

/** @param index - Parameters come first, then numbers, then vectors. */
export function local(index: number): Local {
  return { get: [0x20, index], set: operation(0x21, index) };
}

/** Runs a body once, and again as long as a condition holds after it. */
export function repeat(body: readonly Code[], condition: Code): Code {
  return [0x03, 0x40, ...body.flat(), ...condition, 0x0d, 0, 0x0b];
}

const I32 = 0x7f;
const V128 = 0x7b;

/**
 * A module of one function, exported as `run`, that works on the memory `host.memory`.
 *
 * @param numbers - How many numbers it takes, and how many locals of numbers and of vectors it has.
 */
export function moduleOf(
  numbers: { parameters: number; i32: number; v128: number },
  body: Code,
): Uint8Array<ArrayBuffer> {
  const name = (text: string): Code => [text.length, ...new TextEncoder().encode(text)];
  const section = (id: number, content: Code): Code => [
    id,
    ...unsigned(content.length),
    ...content,
  ];
  const types = Array<number>(numbers.parameters).fill(I32);
  const code = [2, numbers.i32, I32, numbers.v128, V128, ...body, 0x0b];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...unsigned(types.length), ...types, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}
