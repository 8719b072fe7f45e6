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
  it('stay as written in left-to-right text, and are reversed in Arabic and Hebrew', () => {
    expect(seen('one two three')).toBe('one two three');
    expect(seen('مرحبا بكم اليوم')).toBe('اليوم بكم مرحبا');
    expect(seen('שלום לכם')).toBe('לכם שלום');
  });

  it('keep the order of names in the other alphabet, with their numbers', () => {
    expect(seen('في Windows 11 الجديد')).toBe('الجديد Windows 11 في');
    expect(seen('عندنا 25 كتابا')).toBe('كتابا 25 عندنا');
    expect(seen('we say مرحبا بكم here', 'ltr')).toBe('we say بكم مرحبا here');
  });

  it('follow the algorithm for numbers after a dash, and for words in brackets', () => {
    expect(seen('مرحبا - 25', 'ltr')).toBe('25 - مرحبا');
    expect(seen('شاهد (Windows 11) اليوم')).toBe('اليوم (Windows 11) شاهد');
    expect(seen('(Lectern) Studio مرحبا بكم اليوم')).toBe('اليوم بكم مرحبا Studio (Lectern)');
    expect(seen('ܫܠܡܐ ܠܟܘܢ')).toBe('ܠܟܘܢ ܫܠܡܐ');
  });

  it('take the direction of the majority', () => {
    expect(baseDirection(['Lectern', 'مرحبا', 'بكم'])).toBe('rtl');
    expect(baseDirection(['We', 'say', 'مرحبا'])).toBe('ltr');
    expect(baseDirection(['25', '…'])).toBe('ltr');
  });

  it('put the full stop at the end of the sentence: on the left in Arabic', () => {
    const [first] = visualOrder(['مرحبا', 'Lectern.'], 'rtl');
    expect(first).toEqual({ index: 1, direction: 'rtl' });
  });

  it('all appear, once each', () => {
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
