// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWord } from './plainWord.ts';

test.each([
  ['“Hello,”', 'Hello'],
  ['(or', 'or'],
  ['‘it’', 'it'],
  ['don’t!', "don't"],
  ['boys’,', "boys'"],
  ["'hello.'", "'hello"],
  ['wait…what?', 'wait...what'],
  ['well–known', 'well-known'],
  ['U.S.,', 'U.S.'],
  ['p.m.', 'p.m.'],
  ['2.5', '2.5'],
  ['1,000.', '1,000'],
  ['−5', '-5'],
  ['.5', '.5'],
  ['...5', '5'],
  ['20%.', '20%'],
  ['$3.5,', '$3.5'],
  ['20°', '20°'],
  ['C++.', 'C++'],
  ['Q&A?', 'Q&A'],
  ['m²,', 'm²'],
  ['और।', 'और'],
  ['👋🏽Hi❤️', 'Hi'],
  ['—', ''],
])('%s is the word %s', (text, word) => {
  expect(plainWord(text)).toBe(word);
});

test('a plain word stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const word = plainWord(text);
      expect(plainWord(word)).toBe(word);
    }),
  );
});
