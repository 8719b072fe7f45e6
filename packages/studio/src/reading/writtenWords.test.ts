import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type WrittenWord, writtenWords } from './writtenWords.ts';

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** The expected words, regardless of speed: each stretch without spaces is segmented as a whole. */
function wholeWords(text: string): WrittenWord[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    if (!UNSPACED.test(chunk)) return [{ text: chunk, from: index, to: index + chunk.length }];
    const words: WrittenWord[] = [];
    for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(chunk)) {
      const last = words.at(-1);
      const from = index + part.index;
      const to = from + part.segment.length;
      const joins = last !== undefined && OPENING.test(last.text);
      if (last && (joins || (!part.isWordLike && !OPENING.test(part.segment))))
        Object.assign(last, { text: last.text + part.segment, to });
      else words.push({ text: part.segment, from, to });
    }
    return words;
  });
}

const SENTENCES = [
  '今天我们学习烤面包。',
  '春眠不觉晓，处处闻啼鸟！',
  'お元気ですか？',
  'カメラ、レンズと３脚。',
  'Lectern的第2版、',
  '“好”、',
  '「今」（面包。',
  'a b c. ',
];

describe('writtenWords', () => {
  it('finds the same words as for the whole text, however little is segmented at once', () => {
    const texts = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 30 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 120 }), (sentences, window) => {
        const text = sentences.join('');
        expect(writtenWords(text, window)).toEqual(wholeWords(text));
      }),
    );
  });

  it('segments short texts of any characters as a whole', () => {
    const signs = fc.constantFrom(
      ...Array.from('今天面包のカสวัสดี。！？、，（「“,. a1๓\u0301\u200d👍🏽"-'),
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 200 }), (letters) => {
        const text = letters.join('');
        expect(writtenWords(text)).toEqual(wholeWords(text));
      }),
    );
  });

  it('neither omits nor repeats a character, even without a comma to cut at', () => {
    const signs = fc.constantFrom(...Array.from('今天面包สวัสดีaのカ。，.👍\u200d'));
    fc.assert(
      fc.property(fc.array(signs), fc.integer({ min: 4, max: 30 }), (letters, window) => {
        const text = letters.join('');
        const words = writtenWords(text, window);
        expect(words.map((word) => word.text).join('')).toBe(text);
        for (const { text: word, from, to } of words) expect(text.slice(from, to)).toBe(word);
      }),
    );
  });

  it('segments a long text in short stretches', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    for (const stretch of ['今天我们学习烤面包。', 'สวัสดีครับ', '今。。。。。。。。。']) {
      segment.mockClear();
      const text = stretch.repeat(2000);
      writtenWords(text);
      const lengths = segment.mock.calls.map(([part]) => part.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * text.length);
    }
    segment.mockRestore();
  });
});
