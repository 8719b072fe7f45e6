import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

const word = fc.string({ minLength: 1 }).filter((text) => !/\s/u.test(text));
const gap = fc.stringMatching(/^[ \t\n\u00a0]{1,4}$/);

// Specification: validation.13
test('counts words separated by any amount of white space', () => {
  fc.assert(
    fc.property(fc.array(word), gap, (words, space) => {
      expect(countWords(space + words.join(space) + space)).toBe(words.length);
    }),
  );
});

// Specification: validation.13
test('adds up the words of segments', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (segments) => {
      expect(countWords(segments)).toBe(countWords(segments.join('\n')));
    }),
  );
});

test('counts no words in an empty text', () => {
  expect(countWords('')).toBe(0);
  expect(countWords(' \n ')).toBe(0);
  expect(countWords([])).toBe(0);
});
