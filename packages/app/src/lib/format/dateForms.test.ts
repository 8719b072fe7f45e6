import { expect, it } from 'vitest';

/** Product sources, without tests and workbench. */
const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '../../../../{ui,api-client}/src/**/*.{ts,tsx}',
    '!**/*.{stories,test,test-d,css,arbitrary}.{ts,tsx}',
    '!**/{fixtures,foundations,stories}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The one module that formats dates and ages: `formatDay`, `formatRelativeTime`. */
const FORM = 'ui/src/format/dates.ts';

/**
 * Ways to format a date for readers; querying the supported locales does not count. A plain
 * `toLocaleString` formats numbers, unless it follows a date.
 */
const OWN_FORM =
  /\b(?:DateTimeFormat(?!\.supportedLocalesOf)|RelativeTimeFormat|toLocale(?:Date|Time)String|to(?:Date|Time|UTC)String|dateStyle|timeStyle)\b|\bDate\([^)]*\)\.toLocaleString/u;

it('only one module formats dates', () => {
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
