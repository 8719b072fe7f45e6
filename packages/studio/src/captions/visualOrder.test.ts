import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDirection, visualOrder } from './visualOrder.ts';

const seen = (text: string, base = baseDirection(text.split(' '))) => {
  const words = text.split(' ');
  return visualOrder(words, base)
    .map(({ index }) => words[index])
    .join(' ');
};

describe('words of a caption from left to right', () => {
  it('are as written where all are, and the other way round in Arabic and Hebrew', () => {
    expect(seen('one two three')).toBe('one two three');
    expect(seen('مرحبا بكم اليوم')).toBe('اليوم بكم مرحبا');
    expect(seen('שלום לכם')).toBe('לכם שלום');
  });

  it('keep the order of names in the other letters, with their figures', () => {
    expect(seen('في Windows 11 الجديد')).toBe('الجديد Windows 11 في');
    expect(seen('عندنا 25 كتابا')).toBe('كتابا 25 عندنا');
    expect(seen('we say مرحبا بكم here', 'ltr')).toBe('we say بكم مرحبا here');
  });

  it('follow the algorithm for figures behind a dash, and for words in brackets', () => {
    expect(seen('مرحبا - 25', 'ltr')).toBe('25 - مرحبا');
    expect(seen('شاهد (Windows 11) اليوم')).toBe('اليوم (Windows 11) شاهد');
    expect(seen('(Lectern) Studio مرحبا بكم اليوم')).toBe('اليوم بكم مرحبا Studio (Lectern)');
    expect(seen('ܫܠܡܐ ܠܟܘܢ')).toBe('ܠܟܘܢ ܫܠܡܐ');
  });

  it('have the direction of most of them', () => {
    expect(baseDirection(['Lectern', 'مرحبا', 'بكم'])).toBe('rtl');
    expect(baseDirection(['We', 'say', 'مرحبا'])).toBe('ltr');
    expect(baseDirection(['25', '…'])).toBe('ltr');
  });

  it('set the stop of a sentence at its end: left in Arabic', () => {
    const [first] = visualOrder(['مرحبا', 'Lectern.'], 'rtl');
    expect(first).toEqual({ index: 1, direction: 'rtl' });
  });

  it('are all there, each once', () => {
    const word = fc.constantFrom('one', 'مرحبا', '25', '…', 'שלום', 'two');
    fc.assert(
      fc.property(
        fc.array(word),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (words, base) => {
          const order = visualOrder(words, base).map(({ index }) => index);
          expect(order.toSorted((a, b) => a - b)).toEqual(words.map((_, i) => i));
        },
      ),
    );
  });
});
