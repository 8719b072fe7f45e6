import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawableText, drawableWords, undrawable } from './drawable.ts';

/** A device that has no glyphs beyond Latin. */
const canDraw = (sign: string) => /[\p{ASCII}\p{sc=Latin}\p{M}]/u.test(sign);

describe('characters that a device cannot draw', () => {
  it.each([
    ['An eye 𓂀𓂀 and more', [{ from: 7, to: 11 }]],
    ['a 👨‍👩‍👧 b', [{ from: 2, to: 10 }]],
    ['Ťuhýk, naïve – “it’s” 5 €', []],
  ])('are found as whole visible characters: %s', (text, ranges) => {
    expect(undrawable(text, canDraw)).toEqual(ranges);
  });

  it('are removed together with the space that they leave', () => {
    expect(drawableText('Lift off 🚀 now', canDraw)).toBe('Lift off now');
    expect(drawableText('🚀', canDraw)).toBe('');
  });

  it('are removed as whole words, but the end of their sentence is kept', () => {
    const words = ['We', 'launch', '🚀.', 'It', '👍🏽', 'flies🚀!', '«🚀»'];
    const kept = drawableWords(
      words.map((text, start) => ({ text, start })),
      canDraw,
    );
    expect(kept.map(({ text }) => text)).toEqual(['We', 'launch.', 'It', 'flies!«»']);
    expect(kept.map(({ start }) => start)).toEqual([0, 1, 3, 5]);
  });

  const sign = fc.constantFrom(...['a', 'Z', '9', ' ', '.', 'é', 'e\u0301', '🚀', '👨‍👩‍👧', '𓂀', 'я']);

  it('are all removed, and nothing else is, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const drawn = drawableText(signs.join(''), canDraw);
        expect(undrawable(drawn, canDraw)).toEqual([]);
        const rest = signs.filter((each) => /^[\p{ASCII}\p{sc=Latin}\p{M}]+$/u.test(each)).join('');
        expect(drawn.replace(/\s/gu, '')).toBe(rest.replace(/\s/gu, ''));
      }),
    );
  });
});
