import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptTitle } from './titleText.ts';

/** The contract's pattern for a title. */
const ACCEPTED = /^[\p{L}\p{M}\p{Nd}\s.,!?'"()-]*$/u;

// Specification: edit.13, edit.21
test('keeps at most 50 accepted characters of any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const title = acceptTitle(typed);
      expect(title.length).toBeLessThanOrEqual(50);
      expect(title).toMatch(ACCEPTED);
      expect(acceptTitle(title)).toBe(title);
    }),
  );
});

test('accepted characters stay unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zà-öø-ý0-9 .,!?'"()-]{0,50}$/), (typed) => {
      expect(acceptTitle(typed)).toBe(typed);
    }),
  );
});

test.each([
  ['5,000 emoji', '😀'.repeat(5000), ''],
  ['emoji among words', 'Hi 👋🏽 there ❤️ 1️⃣', 'Hi  there  1'],
  ['HTML', '<b onclick="x">Bold</b>', 'b onclick"x"Boldb'],
  ['punctuation of word processors', '“It’s” – well…', '"It\'s" - well...'],
  ['a minus sign', 'Only −5 degrees', 'Only -5 degrees'],
  ['other scripts', '東京 Москва دبي ९९', '東京 Москва دبي ९९'],
  ['letters beyond the first plane', '𝒜'.repeat(60), '𝒜'.repeat(25)],
])('%s', (_name, typed, title) => {
  expect(acceptTitle(typed)).toBe(title);
});
