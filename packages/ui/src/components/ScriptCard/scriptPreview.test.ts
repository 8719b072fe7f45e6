import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PREVIEW_LENGTH, scriptPreview } from './scriptPreview.ts';

const graphemes = (text: string) => [
  ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
];

test('a short script is shown in full, on one line', () => {
  expect(scriptPreview('  Good morning,\n\nand  welcome. ')).toBe('Good morning, and welcome.');
});

test('a long script is cut between words and ends with an ellipsis', () => {
  expect(scriptPreview('one two three four', 13)).toBe('one two three…');
  expect(scriptPreview('one two three, four', 15)).toBe('one two three…');
  expect(scriptPreview('one two threefour', 12)).toBe('one two thre…');
});

// Specification: scripts.6, constants.9
test('a card shows 150 characters (section 9)', () => {
  expect(scriptPreview('x'.repeat(150))).toBe('x'.repeat(150));
  expect(scriptPreview('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
});

test('a preview is never longer than its limit and the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      expect(graphemes(scriptPreview(text)).length).toBeLessThanOrEqual(PREVIEW_LENGTH + 1);
    }),
  );
});

test('a preview is the start of the script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      const line = text.replace(/\s+/g, ' ').trim();
      const shown = scriptPreview(text);
      if (shown !== line) expect(line.startsWith(shown.replace(/…$/, ''))).toBe(true);
    }),
  );
});

test('a character of several code points is never split', () => {
  const family = '👩‍👩‍👧';
  expect(scriptPreview(family.repeat(5), 3)).toBe(`${family.repeat(3)}…`);
});
