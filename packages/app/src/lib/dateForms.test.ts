import { expect, it } from 'vitest';

/** What the product shows: its sources without tests and workbench. */
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../{ui,api-client}/src/**/*.{ts,tsx}',
    '!**/*.{stories,test,test-d,css,arbitrary}.{ts,tsx}',
    '!**/{fixtures,foundations,stories}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The one module that writes days and ages: `formatDay`, `formatRelativeTime`. */
const FORM = 'ui/src/format/dates.ts';

/**
 * Ways to write a date for readers; asking which languages there are is none. Plain `toLocaleString` is of
 * numbers, unless it follows a date.
 */
const OWN_FORM =
  /\b(?:DateTimeFormat(?!\.supportedLocalesOf)|RelativeTimeFormat|toLocale(?:Date|Time)String|to(?:Date|Time|UTC)String|dateStyle|timeStyle)\b|\bDate\([^)]*\)\.toLocaleString/u;

it('is one module that writes dates', () => {
  const files = Object.entries(sources).filter(([, source]) => OWN_FORM.test(source));
  expect(files.map(([file]) => file)).toEqual([expect.stringContaining(FORM)]);
});

it.each([
  "new Intl.DateTimeFormat('de').format(day)",
  'day.toLocaleDateString()',
  "new Date(created).toLocaleString('en-GB')",
  'day.toDateString()',
])('would find %s', (source) => {
  expect(source).toMatch(OWN_FORM);
});

it.each([
  "Intl.DateTimeFormat.supportedLocalesOf('de')",
  "words.toLocaleString('en-US')",
  'day.toISOString()',
  'String(day)',
])('leaves %s alone', (source) => {
  expect(source).not.toMatch(OWN_FORM);
});
