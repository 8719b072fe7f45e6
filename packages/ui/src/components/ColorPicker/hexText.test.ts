import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHex, shownHex } from './hexText.ts';

const digits = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), {
    minLength: length,
    maxLength: length,
  });

it.each([
  ['#EACB1F', '#eacb1fff'],
  ['eacb1fff', '#eacb1fff'],
  ['#eacb1f80', '#eacb1f80'],
  [' #fa0 ', '#ffaa00ff'],
])('parses %o as %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});

it.each([
  '',
  '#',
  'red',
  '#12',
  '#1234',
  '#12345',
  '#1234567',
  '#123456789',
  '#ggg',
  '##fff',
  'url(x)',
])('returns null for %o', (text) => {
  expect(parseHex(text)).toBeNull();
});

it('parses the text that it displays', () => {
  fc.assert(
    fc.property(fc.oneof(digits(3), digits(6), digits(8)), (letters) => {
      const hex = parseHex(letters.join(''));
      expect(hex).toMatch(/^#[0-9a-f]{8}$/);
      expect(parseHex(shownHex(hex ?? ''))).toBe(hex);
    }),
  );
});

it('never returns anything that is not a colour', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      const hex = parseHex(text);
      if (hex !== null) expect(hex).toMatch(/^#[0-9a-f]{8}$/);
    }),
  );
});
