import { expect, test } from 'vitest';
import { hasEqualBytes } from './compareByBytes.mjs';

test('arrays with the same numbers are equal, wherever they are in their buffers', () => {
  const whole = new Float32Array([9, 1.5, Number.NaN, -0]);
  expect(hasEqualBytes(whole.subarray(1), new Float32Array([1.5, Number.NaN, -0]))).toBe(true);
});

test.each([
  ['another number', new Float32Array([1, 2]), new Float32Array([1, 3])],
  ['another sign of zero', new Float32Array([0]), new Float32Array([-0])],
  ['another length', new Uint8Array([1, 0]), new Uint8Array([1])],
  ['another type with the same bytes', new Uint8Array([1]), new Int8Array([1])],
  ['plain arrays', [1], [1]],
  ['nothing', undefined, undefined],
])('%s is left to Vitest', (_what, one, other) => {
  expect(hasEqualBytes(one, other)).toBeUndefined();
});

test('arrays that differ are not equal', () => {
  expect(new Float32Array([1, 2])).not.toEqual(new Float32Array([1, 3]));
  expect(new Float32Array([0])).not.toEqual(new Float32Array([-0]));
  expect(new Uint8Array([1])).not.toStrictEqual(new Int8Array([1]));
});
