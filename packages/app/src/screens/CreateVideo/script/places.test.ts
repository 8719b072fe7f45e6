import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Place, placeFrom, placesTitle } from './place.ts';
import { findPlaces, mendPlace } from './places.ts';

const all = (_sign: string) => true;
const titles = (script: string, canDraw = all) =>
  findPlaces(script, canDraw).map(({ written, title }) => [written, title]);

describe('places that no voice can speak', () => {
  it.each([
    ['Hi {{first_name}}, hello', '{{first_name}}', 'This placeholder is not filled in'],
    ['Hi [name], hello', '[name]', 'This placeholder is not filled in'],
    ['Hi <Name>, hello', '<Name>', 'This placeholder is not filled in'],
    ['Call ___ today', '___', 'This placeholder is not filled in'],
    ['Call ${phone} today', '${phone}', 'This placeholder is not filled in'],
    ['Wait [pause] now', '[pause]', 'This pause has no length'],
    ['Wait [pause -1s] now', '[pause -1s]', 'Pauses last from 0.1 to 10 seconds'],
    ['Wait [pause 99s] now', '[pause 99s]', 'Pauses last from 0.1 to 10 seconds'],
    ['Then [juggle] now', '[juggle]', 'Not a gesture we know'],
    ['Then [point lft] now', '[point lft]', 'Not a gesture we know'],
    ['a <strong>big</strong> day', '<strong>', 'Voices do not read tags'],
    ['One <br/> two', '<br/>', 'Voices do not read tags'],
    ['Fish &amp; chips', '&amp;', 'This is code for a sign'],
    [`x ${'y'.repeat(3000)} z`, `${'y'.repeat(39)}…`, 'No voice can read a word of this length'],
    ['It got ♪♪♪ from us', '♪♪♪', 'No sound belongs to these signs'],
    ['Say “Привет” to all of us', 'Привет', 'The voices do not speak these letters'],
    ['👍 🎉', '👍 🎉', 'There is nothing to speak yet'],
    ['★★★', '★★★', 'There is nothing to speak yet'],
  ])('%j: %s', (script, written, title) => {
    expect(titles(script)).toEqual([[written, title]]);
  });

  it.each([
    'Good morning, and welcome. [pause 1s] It costs $5 & more: 50 % (or 3 < 5)!',
    '[wave] Hello, [Thumbs up] and [count 3] three',
    'Great work 👍 today – really…',
    'Привет всем, добро пожаловать',
    'Northlight [say north light] and Привет [say privet]',
    'a • bullet, 5 × 3, π and © 2026',
    '',
  ])('%j has none', (script) => expect(titles(script)).toEqual([]));

  it('include symbols that the device cannot draw', () => {
    const canDraw = (sign: string) => sign !== '𓂀';
    expect(titles('An eye 𓂀𓂀 and a 👍', canDraw)).toEqual([
      ['𓂀𓂀', 'This device cannot draw this sign'],
    ]);
  });

  it.each([
    ['Hi {{first_name}}, [juggle]', '2 places no voice can speak'],
    ['An eye 𓂀', '1 place captions cannot show'],
    ['An eye 𓂀, and [juggle]', '2 places to check'],
  ])('of %j are called “%s”', (script, title) => {
    expect(placesTitle(findPlaces(script, (sign) => sign !== '𓂀'))).toBe(title);
  });

  // Specification: wizard-more.10
  it('combine an opening tag and its closing tag into one place', () => {
    const [place] = findPlaces('a <b>big</b> day <b>now</b>', all);
    expect(place?.ranges).toEqual([
      expect.objectContaining({ from: 2, to: 5 }),
      expect.objectContaining({ from: 8, to: 12 }),
    ]);
    expect(place?.fixes.map(({ label }) => label)).toEqual(['Take out both']);
  });

  it.each([
    ['Hi {{name}} you', 'Hi you'],
    ['a <b>big</b> day', 'a big day'],
    ['Wait [pause 99s] now', 'Wait [pause 10s] now'],
    ['Wait [pause] now', 'Wait [pause 1s] now'],
    ['Fish &amp; chips', 'Fish & chips'],
    ['Then [juggle] now', 'Then now'],
  ])('%j becomes %j with the first fix', (script, mended) => {
    const [place] = findPlaces(script, all);
    const fix = place?.fixes[0];
    expect(place && fix && mendPlace(script, place, fix).text).toBe(mended);
  });

  const piece = fc.constantFrom(
    ...['{{a}}', '[b]', '<C>', '<b>', '</b>', '&amp;', '[pause]', '[pause 99s]', '[say x]', '___'],
    ...[
      '[wave]',
      '[juggle]',
      '♪',
      '👍',
      'Привет',
      'word',
      ' ',
      ', ',
      '\n',
      '<',
      '[',
      '{',
      '𓂀',
      'é',
    ],
  );
  const script = fc.oneof(
    fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  );

  it('do not overlap in any script, and every fix changes the script', () => {
    fc.assert(
      fc.property(script, (text) => {
        const places = findPlaces(text, (sign) => sign !== '𓂀');
        let end = 0;
        const ranges = places.flatMap((place: Place) => place.ranges);
        for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        for (const place of places) {
          for (const fix of place.fixes) {
            expect(mendPlace(text, place, fix).text).not.toBe(text);
          }
        }
      }),
    );
  });
});

describe('the place beside a selection', () => {
  const script = '[name] and [city] and [date]';
  const places = findPlaces(script, all);
  const from = (start: number, by: 1 | -1, end = start) => placeFrom(places, { start, end }, by);

  it('is the next or the previous one', () => {
    expect([from(8, 1), from(20, 1)]).toEqual([1, 2]);
    expect([from(8, -1), from(script.length, -1)]).toEqual([0, 2]);
  });

  it('is at the other end of the script if none follows', () => {
    expect(from(script.length, 1)).toBe(0);
    expect(from(0, -1)).toBe(2);
  });

  it('may start at the caret, unless it is selected', () => {
    expect(from(0, 1)).toBe(0);
    expect(from(0, 1, 6)).toBe(1);
  });

  it('is null if there are no places', () => {
    expect(placeFrom([], { start: 0, end: 0 }, 1)).toBeNull();
  });
});
