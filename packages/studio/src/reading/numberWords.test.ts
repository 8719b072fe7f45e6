import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardinalWords, digitWords, ordinalWords, pluralWords, yearWords } from './numberWords.ts';

const text = (words: string[]) => words.join(' ');

describe('cardinalWords', () => {
  it.each([
    ['0', 'zero'],
    ['007', 'seven'],
    ['13', 'thirteen'],
    ['40', 'forty'],
    ['99', 'ninety nine'],
    ['100', 'one hundred'],
    ['1204', 'one thousand two hundred and four'],
    ['1000001', 'one million and one'],
    ['2500000', 'two million five hundred thousand'],
    [
      '1234567890123456789',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine',
    ],
  ])('reads %s', (digits, spoken) => {
    expect(text(cardinalWords(digits))).toBe(spoken);
  });

  it('returns different words for different numbers', () => {
    const number = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        fc.pre(a !== b);
        expect(text(cardinalWords(String(a)))).not.toBe(text(cardinalWords(String(b))));
      }),
    );
  });
});

describe('ordinalWords', () => {
  it.each([
    ['1', 'first'],
    ['2', 'second'],
    ['8', 'eighth'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['23', 'twenty third'],
    ['100', 'one hundredth'],
  ])('reads %s', (digits, spoken) => {
    expect(text(ordinalWords(digits))).toBe(spoken);
  });
});

describe('yearWords', () => {
  it.each([
    ['1066', 'ten sixty six'],
    ['1900', 'nineteen hundred'],
    ['1905', 'nineteen oh five'],
    ['2000', 'two thousand'],
    ['2007', 'two thousand and seven'],
    ['2024', 'twenty twenty four'],
    ['2100', 'twenty one hundred'],
  ])('reads %s', (digits, spoken) => {
    expect(text(yearWords(digits))).toBe(spoken);
  });
});

it('reads digits one by one', () => {
  expect(text(digitWords('0451'))).toBe('zero four five one');
});

it.each([
  ['90', 'nineties'],
  ['6', 'sixes'],
  ['1000', 'one thousands'],
])('returns the plural of %s', (digits, spoken) => {
  expect(text(pluralWords(cardinalWords(digits)))).toBe(spoken);
});
