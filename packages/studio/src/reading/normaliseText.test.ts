import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './normaliseText.ts';

/** The spoken words, including rests, on one line. */
function spoken(text: string): string {
  return normaliseText(text)
    .filter((token) => token.spoken.length > 0)
    .map((token) => token.spoken.join(' ') + token.rest)
    .join(' ');
}

describe('normaliseText', () => {
  it.each([
    // quotes, dashes, accents
    ['“Café society,” she said', 'cafe society, she said.'],
    ['It’s ‘naïve’ — really?', "it's naive, really?"],
    ['a résumé', 'a rezoomay.'],
    ['well-known and/or new', 'well known and or new.'],
    ['one—two', 'one, two.'],
    ['Price – $5 - today', 'price, five dollars, today.'],
    ['10 - 15 people', 'ten to fifteen people.'],
    ['Wait... what', 'wait, what.'],
    // numbers
    ['in 2024', 'in twenty twenty four.'],
    ['1,204 people', 'one thousand two hundred and four people.'],
    ['the 21st', 'the twenty first.'],
    ['the 1990s', 'the nineteen nineties.'],
    ['3.14', 'three point one four.'],
    ['-5°C', 'minus five degrees celsius.'],
    ['50% more', 'fifty percent more.'],
    ['10–20%', 'ten to twenty percent.'],
    ['½ or 3/4', 'one half or three quarters.'],
    ['agent 007', 'agent zero zero seven.'],
    ['1080p at 60fps', 'ten eighty p at sixty frames per second.'],
    ['12 kg', 'twelve kilograms.'],
    ['1 kg, 1kg', 'one kilogram, one kilogram.'],
    // money
    ['$5.99', 'five dollars and ninety nine cents.'],
    ['$1', 'one dollar.'],
    ['£0.50', 'fifty pence.'],
    ['$1.5 million', 'one point five million dollars.'],
    ['€2bn', 'two billion euros.'],
    // times and dates
    ['10:30', 'ten thirty.'],
    ['9:05 a.m.', 'nine oh five ay m.'],
    ['3pm', 'three p m.'],
    ['at 5:00', "at five o'clock."],
    ['2024-05-12', 'may twelfth twenty twenty four.'],
    // abbreviations and acronyms
    ['Dr. Lee met Mr. Fox', 'doctor lee met mister fox.'],
    ['St. John lives on Main St. now', 'saint john lives on main street now.'],
    ['No. 5, or no.', 'number five, or no.'],
    ['tools, e.g. AI', 'tools, for example ay eye.'],
    ['the U.S. and the UN', 'the u s and the u n.'],
    ['NASA and FBI APIs', "nasa and f b eye ay p eye's."],
    ["OpenAI's ChatGPT", "open ay eye's chat g p t."],
    ['THIS IS ALL IN CAPITALS ABOUT AI', 'this is all in capitals about ay eye.'],
    ['JSON, HTML5 and MP4', 'jason, h t m l five and m p four.'],
    ['World War II', 'world war two.'],
    // symbols and addresses
    ['R&D costs + time', 'r and d costs plus time.'],
    ['#1 and #lectern', 'number one and hashtag lectern.'],
    ['https://www.lectern.app/docs?x=1#top', 'lectern dot app slash docs.'],
    ['me@example.com', 'me at example dot com.'],
    ['+1 555-123-4567', 'plus one five five five, one two three, four five six seven.'],
    ['Great 👍🏽 work 🎉', 'great work.'],
    // other scripts
    ['Москва', 'moskva.'],
  ])('reads %j', (text, expected) => {
    expect(spoken(text)).toBe(expected);
  });

  it('keeps the range of each word as written', () => {
    const text = '  “Café”\n in 2024! ';
    expect(normaliseText(text).map(({ from, to, text: word }) => [from, to, word])).toEqual([
      [2, 8, '“Café”'],
      [10, 12, 'in'],
      [13, 18, '2024!'],
    ]);
  });

  it('lists emoji and bare dashes as words that are not spoken', () => {
    const silent = normaliseText('Hi 🎉 – you').filter((token) => token.spoken.length === 0);
    expect(silent.map((token) => token.text)).toEqual(['🎉', '–']);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '$',
          '1',
          '2.5',
          ',000',
          '%',
          'AI',
          'a.m.',
          ' ',
          '-',
          '–',
          '(',
          '’',
          ':',
          '/',
          '@',
          '.com',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );

  it('never throws, and its ranges ascend within the text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        let end = 0;
        for (const token of normaliseText(text)) {
          expect(token.from).toBeGreaterThanOrEqual(end);
          expect(token.to).toBeGreaterThan(token.from);
          expect(text.slice(token.from, token.to)).toBe(token.text);
          end = token.to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('speaks only plain words', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const word of normaliseText(text).flatMap((token) => token.spoken)) {
          expect(word).toMatch(/^[a-z]+(?:'[a-z]+)*,?$/);
          expect(word.length).toBeLessThan(60);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('covers every character of every written word', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const covered = normaliseText(text)
          .map((token) => token.text)
          .join('');
        expect(covered).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it('speaks every word that contains a Latin letter or a digit', () => {
    const word = fc.stringMatching(/^["(]?[A-Za-zÀ-ÖØ-öø-ÿ0-9][A-Za-zÀ-ÖØ-öø-ÿ0-9'’.,/-]*[.!?)]?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        for (const token of normaliseText(words.join(' '))) {
          expect([token.text, token.spoken.length]).not.toEqual([token.text, 0]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('ends with exactly one sentence end', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const ends = spoken(text).match(/[.?]/g) ?? [];
        expect(ends.length).toBe(spoken(text) === '' ? 0 : 1);
      }),
    );
  });
});
