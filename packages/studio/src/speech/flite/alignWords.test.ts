import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimedPhone } from '../../types.ts';
import { alignWords } from './alignWords.ts';

/** Phones that last a tenth of a second each. */
function timed(phones: string): TimedPhone[] {
  return phones.split(' ').map((phone, i) => ({ phone, start: i / 10, end: (i + 1) / 10 }));
}

const words = (text: string) => text.split(' | ').map((word) => word.split(' ').filter(Boolean));
const spans = (expected: string, heard: string) =>
  alignWords(words(expected), timed(heard)).map(({ start, end }) => [
    Math.round(start * 10),
    Math.round(end * 10),
  ]);

describe('alignWords', () => {
  it('finds words between silences', () => {
    expect(spans('hh ax l ow | w er l d', 'pau hh ax l ow pau w er l d pau')).toEqual([
      [1, 5],
      [6, 10],
    ]);
  });

  it('recognises a word with weakened vowels', () => {
    expect(spans('dh iy | k ae t | ey', 'dh ax k ae t ax')).toEqual([
      [0, 2],
      [2, 5],
      [5, 6],
    ]);
  });

  it('tolerates a consonant that two words share', () => {
    expect(spans('ih t | t uw', 'ih t uw')).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });

  it('assigns an unexpected phone to the word being spoken, or after a rest to the next word', () => {
    expect(spans('k ae t | d ao g', 'k ae t s d ao g')).toEqual([
      [0, 4],
      [4, 7],
    ]);
    expect(spans('k ae t | d ao g', 'k ae t pau ax d ao g')).toEqual([
      [0, 3],
      [4, 8],
    ]);
  });

  it('puts a silent word at the end of the word before, without a duration', () => {
    expect(spans(' | hh ay |  | y uw', 'pau hh ay pau y uw')).toEqual([
      [1, 1],
      [1, 3],
      [3, 3],
      [4, 6],
    ]);
  });

  it('returns ascending spans, one for each word, whatever is heard', () => {
    const phone = fc.constantFrom('aa', 'iy', 't', 's', 'm', 'l', 'pau');
    const word = fc.array(fc.constantFrom('aa', 'iy', 't', 's', 'm'), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(phone, { maxLength: 30 }),
        (list, heard) => {
          const times = alignWords(list, heard.length > 0 ? timed(heard.join(' ')) : []);
          expect(times).toHaveLength(list.length);
          let last = 0;
          for (const { start, end } of times) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThanOrEqual(start);
            last = end;
          }
        },
      ),
    );
  });
});
