import { expect } from 'vitest';

/**
 * Whether two values are arrays of numbers of one type with the same bytes. Undefined if not: Vitest's own
 * comparison decides then, and shows the difference.
 *
 * @param {unknown} one
 * @param {unknown} other
 */
export function hasEqualBytes(one, other) {
  if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other)) return undefined;
  if (one.constructor !== other.constructor || one.byteLength !== other.byteLength)
    return undefined;
  const bytesOf = (/** @type {ArrayBufferView} */ { buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return bytesOf(one).equals(bytesOf(other)) || undefined;
}

// Sound and pictures are arrays of up to millions of numbers, of which Vitest compares each as a property.
expect.addEqualityTesters([hasEqualBytes]);
