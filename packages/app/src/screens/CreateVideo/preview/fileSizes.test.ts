import { describe, expect, it } from 'vitest';
import { textSize } from './fileSizes.ts';

describe('textSize', () => {
  it('counts bytes, not characters', () => {
    expect(textSize('é☕')).toBe(5);
  });
});
