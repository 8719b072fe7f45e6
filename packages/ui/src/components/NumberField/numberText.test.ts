import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './numberText.ts';

/** One of each kind: signs, groups, digits and their direction differ. */
const LOCALES = ['en', 'de', 'fr', 'de-CH', 'es', 'da', 'sv', 'pl', 'hi', 'he', 'fa', 'ar-EG'];
const NOTATIONS = [
  { maximumFractionDigits: 3 },
  { minimumFractionDigits: 3 },
  { useGrouping: false, maximumFractionDigits: 3 },
];

const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((number) => number / 1000 + 0);
const notation = fc
  .tuple(fc.constantFrom(...LOCALES), fc.constantFrom(...NOTATIONS))
  .map(([locale, options]) => numberText(locale, options));
const plain = { maximumFractionDigits: 3 };

test('what is written is read as the same number, in every notation', () => {
  fc.assert(
    fc.property(notation, thousandths, (text, number) => {
      expect(text.parse(text.format(number))).toBe(number);
    }),
  );
});

test('what is written can be typed letter by letter', () => {
  const decimals = fc.constantFrom(...LOCALES).map((locale) => numberText(locale, plain));
  fc.assert(
    fc.property(decimals, thousandths, (text, number) => {
      const written = text.format(number);
      expect(text.isPart(written, true)).toBe(true);
      for (let end = 0; end < written.length; end += 1) {
        expect(text.isPart(written.slice(0, end), true)).toBe(true);
      }
    }),
  );
});

test('a number read from any text is written so that it is read again', () => {
  const scribble = fc.string({
    unit: fc.constantFrom(...Array.from('0159.,-+()%$ ’٫٬٣５')),
    maxLength: 12,
  });
  fc.assert(
    fc.property(notation, scribble, (text, written) => {
      const number = text.parse(written);
      fc.pre(number !== null);
      const rounded = text.parse(text.format(number));
      expect(rounded).toBeTypeOf('number');
      expect(text.parse(text.format(rounded))).toBe(rounded);
    }),
  );
});

test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '１２．５', 12.5],
  ['en', '١٢٫٥', 12.5],
  ['en', '−3', -3],
  ['en', ' +7 ', 7],
  ['en', '.5', 0.5],
  ['de', '1.234,5', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '2.5', 2.5],
  ['de-CH', "1'234.5", 1234.5],
  ['ar-EG', '12,5', 12.5],
  ['ar-EG', '١٬٢٣٤', 1234],
])('in %s %j is %d', (locale, written, number) => {
  expect(numberText(locale, plain).parse(written)).toBe(number);
});

test.each(['', '-', '.', '1e3', 'three', '0x10', '1.2.3', '--1', 'Infinity', '<b>1</b>'])(
  '%j is no number',
  (written) => expect(numberText('en', plain).parse(written)).toBeNull(),
);

test('a minus cannot be typed where no number is below 0, nor a point where there are no decimals', () => {
  expect(numberText('en', plain).isPart('-', false)).toBe(false);
  expect(numberText('en', plain).isPart('-', true)).toBe(true);
  expect(numberText('en', plain).isPart('1.', false)).toBe(true);
  expect(numberText('en', { maximumFractionDigits: 0 }).isPart('1.', false)).toBe(false);
});
