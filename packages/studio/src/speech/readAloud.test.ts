import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCues } from '../captions/cues.ts';
import { joinWords } from '../captions/pieces.ts';
import type { DateOrder } from './readDate.ts';
import { normaliseText } from './normaliseText.ts';

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

type Row = readonly [written: string, said: string];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'numbers that are not counted with': [
    ['(555) 123-4567', 'five five five one two three four five six seven'],
    ['call 555-1234', 'call five five five one two three four'],
    ['+44 20 7946 0958', 'plus four four two zero seven nine four six zero nine five eight'],
    [
      'ISBN 978-3-16-148410-0',
      'eye s b n nine seven eight three one six one four eight four one zero zero',
    ],
    ['0-306-40615-X', 'zero three zero six four zero six one five x'],
    ['9783161484100', 'nine seven eight three one six one four eight four one zero zero'],
    ['100-2000 people', 'one hundred to two thousand people'],
    ['20000000000', 'twenty billion'],
  ],
  'letters after numbers': [
    ['seat 12A', 'seat twelve ay'],
    ['room 12B', 'room twelve b'],
    ['Section 3a', 'section three ay'],
    ['Flat 2C, please', 'flat two c please'],
    ['a 3A charger', 'a three amp charger'],
    ['15A', 'fifteen amps'],
    ['24p', 'twenty four p'],
    ['9:30a', 'nine thirty ay m'],
    ['9a–5p daily', 'nine ay m to five p m daily'],
    ['9:30a-12p', 'nine thirty ay m to twelve p m'],
    ['9:30–12:00', "nine thirty to twelve o'clock"],
    ['3A-5A', 'three amps to five amps'],
    ['a 5K run', 'a five k run'],
    ['$12B', 'twelve billion dollars'],
  ],
  'money of countries': [
    ['US$500', 'five hundred u s dollars'],
    ['A$1.5 million', 'one point five million australian dollars'],
    ['C$1.50', 'one canadian dollar and fifty cents'],
    [
      'NZ$20, HK$20 and S$20',
      'twenty new zealand dollars twenty hong kong dollars and twenty singapore dollars',
    ],
    ['R$10', 'ten brazilian reais'],
    ['US$5-10', 'five u s dollars to ten'],
    ['$5–10 million', 'five to ten million dollars'],
    ['$5-$10 million', 'five to ten million dollars'],
    ['5-10 million', 'five to ten million'],
  ],
  fractions: [
    ['2½ cups', 'two and a half cups'],
    ['1¾', 'one and three quarters'],
    ['2 1/2 hours', 'two and a half hours'],
    ['2-1/2', 'two and a half'],
    ['5/16', 'five sixteenths'],
    ['½', 'one half'],
    ['50/50', 'fifty fifty'],
  ],
  'signs of sums and code': [
    ['10−4', 'ten minus four'],
    ['10 − 4 = 6', 'ten minus four equals six'],
    ['10 - 4 = 6', 'ten minus four equals six'],
    ['10–4', 'ten to four'],
    ['5*3', 'five times three'],
    ['5 * 3', 'five times three'],
    ['a != b', 'a not equal to b'],
    ['a => b', 'a leads to b'],
    ['3 < 5', 'three less than five'],
    ['5 > 3', 'five greater than three'],
    ['x >= 4', 'x greater than or equal to four'],
    ['x<=4', 'x less than or equal to four'],
    ['script → film', 'script to film'],
    ['2+2=4', 'two plus two equals four'],
    ['6 ÷ 3', 'six divided by three'],
    ['√2', 'square root of two'],
    ['2π', 'two pi'],
    ['§5', 'section five'],
    ['x²', 'x squared'],
  ],
  'letters by name': [
    ['AT&T', 'ay t and t'],
    ['Q&A', 'q and ay'],
    ['a PhD', 'a p h d'],
    ['a BSc', 'a b s c'],
    ['.NET', 'dot net'],
    ['ASP.NET', 'ay s p dot net'],
    ['an A/B test', 'an ay b test'],
    ['Plan A works', 'plan ay works'],
    ['A plan works', 'a plan works'],
    ['n/a', 'n ay'],
  ],
  'Roman numerals': [
    ['Henry VIII', 'henry the eighth'],
    ["Louis XIV's court", "louis the fourteenth's court"],
    ['Queen Elizabeth I', 'queen elizabeth the first'],
    ['John Paul II', 'john paul the second'],
    ['with Mary I went', 'with mary i went'],
    ['Chapter VIII', 'chapter eight'],
    ['World War II', 'world war two'],
    ['Act I', 'act one'],
    ['Rocky IV', 'rocky four'],
    ['the IV drip', 'the eye v drip'],
  ],
  paths: [
    ['/etc/hosts', 'slash e t c slash hosts'],
    ['/usr/local/bin', 'slash u s r slash local slash bin'],
    ['~/notes.md', 'tilde slash notes dot m d'],
    ['C:\\Users\\me', 'c colon backslash users backslash me'],
    ['tea, etc.', 'tea et cetera'],
  ],
  'units and lengths': [
    ['6\'2" tall', 'six feet two inches tall'],
    ['6′2″ tall', 'six feet two inches tall'],
    ['a 12" pizza', 'a twelve inch pizza'],
    ['he said "size 12" twice', 'he said size twelve twice'],
    ['100ml', 'one hundred milliliters'],
    ['50c', 'fifty cents'],
    ['50¢', 'fifty cents'],
    ['5km', 'five kilometers'],
    ['a 5km run', 'a five kilometer run'],
    ['20°C', 'twenty degrees celsius'],
    ['3L', 'three liters'],
    ['5 m²', 'five square meters'],
    ['100 µm', 'one hundred micrometers'],
    ['10 m/s', 'ten meters per second'],
    ['5 in the morning', 'five in the morning'],
  ],
  abbreviations: [
    ['min. 5 people', 'minimum five people'],
    ['5 min. later', 'five minutes later'],
    ['2 hr. 30 min. 5 sec.', 'two hours thirty minutes five seconds'],
    ['Mon. to Fri. from 9', 'monday to friday from nine'],
    ['Sat. 5 May', 'saturday the fifth of may'],
    ['he sat. She stood.', 'he sat she stood'],
    ['we love the Sun.', 'we love the sun'],
    ['w/ milk w/o sugar', 'with milk without sugar'],
    ['w/friends', 'with friends'],
    ['p. 12', 'page twelve'],
    ['No.5', 'number five'],
    ['Mr Fox and Dr Lee', 'mister fox and doctor lee'],
    ['Jan. 5', 'january fifth'],
    ['May 5, 2026', 'may fifth twenty twenty six'],
    ['in May 5 people came', 'in may five people came'],
  ],
  capitals: [
    ['IT is HARD', 'it is hard'],
    ['DO IT NOW', 'do it now'],
    ['the IT team', 'the eye t team'],
    ['IBM MAKES NEW COMPUTERS', 'eye b m makes new computers'],
    ['THE NEXT FILMS ARE FIRST CLASS', 'the next films are first class'],
  ],
  // Respelled for the engine, which has one reading per spelling.
  'words of two readings': [
    ['the wind blows', 'the wind blows'],
    ['to wind it up', 'to wined it up'],
    ['a tear fell', 'a teer fell'],
    ['they tear it', 'they tare it'],
    ['lead the way', 'leed the way'],
    ['a lead pipe', 'a led pipe'],
    ['read this', 'reed this'],
    ['I have read it', 'i have red it'],
    ['I have to read it', 'i have to reed it'],
    ['she read it', 'she red it'],
    ['we go live at 9', 'we go lyve at nine'],
    ['live music', 'lyve music'],
    ['I live here', 'i live here'],
    ['wait a minute', 'wait a minute'],
    ['a minute detail', 'a mynoot detail'],
    ['close the door', 'cloze the door'],
    ['stay close', 'stay close'],
    ['a bow and arrow', 'a bo and arrow'],
    ['we bow', 'we bow'],
    ['the desert', 'the desert'],
    ['to desert', 'to dessert'],
    ['an object', 'an obbject'],
    ['I object', 'i object'],
    ['record a video', 'rekord a video'],
    ['the record', 'the record'],
    ['to present it', 'to prihzent it'],
    ['the present', 'the present'],
    ['you can use it', 'you can uze it'],
    ['the use of it', 'the use of it'],
    ['we project growth', 'we prih ject growth'],
    ['it projects a film', 'it projects a film'],
    ['to project them', 'to prih ject them'],
    ['the project is done', 'the project is done'],
    ['we produce films', 'we produce films'],
    ['fresh produce', 'fresh proh duce'],
    ['the produce of Spain', 'the proh duce of spain'],
    ['we had a row', 'we had a rao'],
    ['a row about money', 'a rao about money'],
    ['two bitter rows', 'two bitter rauze'],
    ['a row of seats', 'a row of seats'],
    ['three in a row and more', 'three in a row and more'],
    ['I have rows with errors', 'i have rows with errors'],
    ['row the boat', 'row the boat'],
    // The engine speaks both of these alike.
    ['to permit it', 'to permit it'],
    ['a permit', 'a permit'],
  ],
  'what was right before': [
    ['3:30pm, 24/7, 9-5', 'three thirty p m twenty four seven nine to five'],
    ['the 1990s, 1st', 'the nineteen nineties first'],
    ['$5.50, €20, 50%, #1', 'five dollars and fifty cents twenty euros fifty percent number one'],
    ['@name, 3x, 16:9', 'at name three times sixteen to nine'],
    ['cats vs. dogs, e.g. mine', 'cats versus dogs for example mine'],
    ['No. 5, St. Mary', 'number five saint mary'],
  ],
};

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
