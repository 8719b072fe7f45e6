import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SENTENCE_LENGTH, MAX_SENTENCE_WORDS, splitSentences } from './splitSentences.ts';
import { countWords, writtenWords } from './writtenWords.ts';

const cut = (script: string) =>
  splitSentences(script).map(({ from, to }) => script.slice(from, to));
const ends = (script: string) => splitSentences(script).map(({ end }) => end);

describe('splitSentences', () => {
  it('cuts at sentence ends, including quotes and brackets', () => {
    expect(cut('It works. “Does it?” Yes! (I saw it.) Good…')).toEqual([
      'It works.',
      '“Does it?”',
      'Yes!',
      '(I saw it.)',
      'Good…',
    ]);
  });

  it('recognises abbreviations, initials and decimals', () => {
    expect(
      cut('Dr. J. Smith paid $2.50, i.e. too much. Mr. Fox left at 5 p.m. for No. 10.'),
    ).toEqual(['Dr. J. Smith paid $2.50, i.e. too much.', 'Mr. Fox left at 5 p.m. for No. 10.']);
    expect(cut('Arthur C. Clarke wrote it c. 1950. That was apt. It sold.')).toEqual([
      'Arthur C. Clarke wrote it c. 1950.',
      'That was apt.',
      'It sold.',
    ]);
  });

  it('ends paragraphs at line breaks, but not within a hard-wrapped sentence', () => {
    expect(ends('A heading\nOne two.\n\nThree')).toEqual(['paragraph', 'paragraph', 'paragraph']);
    expect(cut('a sentence that is\nwrapped by hand.')).toHaveLength(1);
    expect(ends('One. Two.')).toEqual(['sentence', 'paragraph']);
  });

  it('cuts a long sentence at a comma', () => {
    const clause = `${'word '.repeat(29)}word,`;
    const script = `${clause} ${clause} end.`;
    expect(ends(script)).toEqual(['part', 'paragraph']);
    expect(cut(script)).toEqual([clause, `${clause} end.`]);
  });

  it('cuts a long sentence without commas between words', () => {
    expect(ends('word '.repeat(MAX_SENTENCE_WORDS * 2 + 1))).toEqual(['part', 'part', 'paragraph']);
  });

  it('returns nothing for an empty script', () => {
    expect(splitSentences(' \n ')).toEqual([]);
  });

  const script = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom('word ', 'word, ', 'end. ', 'Next ', '\n\n', '漢字かな', 'Mr. ', '...'),
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join(''));

  it('keeps every written word, in order, each in one sentence', () => {
    fc.assert(
      fc.property(script, (text) => {
        const words = cut(text).flatMap((part) => part.match(/\S+/g) ?? []);
        expect(words.join('')).toBe(text.replace(/\s/g, ''));
        let last = 0;
        for (const { from, to } of splitSentences(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          last = to;
        }
      }),
    );
  });

  it('keeps every call short', () => {
    fc.assert(
      fc.property(script, (text) => {
        for (const part of cut(text)) {
          const words = writtenWords(part);
          expect(words.length).toBeLessThanOrEqual(MAX_SENTENCE_WORDS);
          // A single word may be longer.
          const length = words.length === 1 ? 0 : part.length;
          expect(length).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH);
        }
      }),
    );
  });
});

describe('countWords', () => {
  it('counts words that have a letter or digit, even in scripts without spaces', () => {
    expect(countWords('One – two 🎉 3.')).toBe(3);
    expect(countWords('字幕を付ける')).toBeGreaterThan(1);
    expect(countWords('🎉 … !')).toBe(0);
  });
});
