import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCues } from '../captions/cues.ts';
import { joinWords } from '../captions/pieces.ts';
import type { DateOrder } from './readDate.ts';
import { normaliseText } from './normaliseText.ts';
import { ROWS } from './testReadings.ts';

/** The spoken words, without rests. */
function spoken(text: string, order?: DateOrder): string {
  return normaliseText(text, { order })
    .flatMap((token) => token.spoken)
    .join(' ')
    .replaceAll(',', '');
}

/** The captions: from the words of a timeline that an engine would make of these tokens. */
function captioned(text: string): string {
  const words = normaliseText(text).map(({ text: written, from, to }, i) => {
    return { text: written, from, to, start: 0.3 * i, end: 0.3 * i + 0.3 };
  });
  return buildCues({ words, duration: 0.3 * words.length + 1 })
    .flatMap(({ lines }) => lines.map(joinWords))
    .join(' ');
}

describe.each(Object.entries(ROWS))('%s', (_name, rows) => {
  it.each(rows)('%j is read as %j, and captioned as written', (written, said) => {
    expect(spoken(written)).toBe(said);
    expect(captioned(written)).toBe(written);
  });
});

describe('numeric dates', () => {
  it.each([
    ['12/03/2026', 'december third twenty twenty six', 'the twelfth of march twenty twenty six'],
    ['03.12.2026', 'december third twenty twenty six', 'the third of december twenty twenty six'],
    ['2026-12-03', 'december third twenty twenty six', 'the third of december twenty twenty six'],
    // Only one of the two orders makes a date.
    [
      '25/12/2026',
      'december twenty fifth twenty twenty six',
      'the twenty fifth of december twenty twenty six',
    ],
    ['12/03/26', 'december third twenty twenty six', 'the twelfth of march twenty twenty six'],
  ])('%s is read in the order of the language, and captioned as written', (date, us, gb) => {
    expect(spoken(date, 'month-first')).toBe(us);
    expect(spoken(date, 'day-first')).toBe(gb);
    expect(captioned(date)).toBe(date);
  });
});

describe('any text made of these forms', () => {
  const forms = Object.values(ROWS).flatMap((rows) => rows.map(([written]) => written));
  const glue = fc.constantFrom(' ', ' ', '\n', ', ', '', '-', '/', '(', ')', '"', '. ');
  const text = fc
    .array(fc.tuple(fc.constantFrom(...forms), glue), { maxLength: 12 })
    .map((parts) => parts.flat().join(''));

  it('is speakable, and captioned as written', () => {
    fc.assert(
      fc.property(text, fc.constantFrom<DateOrder>('day-first', 'month-first'), (script, order) => {
        for (const token of normaliseText(script, { order })) {
          for (const word of token.spoken) expect(word).toMatch(/^[a-z]+(?:'[a-z]+)*,?$/);
        }
        expect(captioned(script).replace(/\s/g, '')).toBe(script.replace(/\s/g, ''));
      }),
      { numRuns: 500 },
    );
  });
});
