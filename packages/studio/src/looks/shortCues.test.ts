import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionArea, windowOf } from './places.ts';
import { captionLook } from './captionLook.ts';
import { leans } from './leaning.ts';
import { LOOK_LIST, subtitleStylesOf } from './looks.ts';
import {
  type BreakKind,
  captionLine,
  captionSize,
  shortCues,
  type ShortCueLimits,
} from './shortCues.ts';
import { fittingSize, type Measure } from './textLayout.ts';
import { FONT_FAMILIES, PLACES } from './types.ts';

const BOUND = ['a', 'the', 'and', 'or', 'of', 'to', 'in', 'for', 'with', 'because'];

function cut(script: string, limits: ShortCueLimits): string[][] {
  const words = script
    .split(' ')
    .map((text, i) => ({ text, start: i * 0.35, end: (i + 1) * 0.35 }));
  const kindOf = (index: number): BreakKind => {
    const { text = '' } = words[index] ?? {};
    if (/[.!?]$/.test(text) || index === words.length - 1) return 'sentence';
    if (text.endsWith(',')) return 'clause';
    return leans(text) ? 'leaning' : 'word';
  };
  return shortCues(words, kindOf, limits).map((lines) =>
    lines.map((line) => line.map(({ text }) => text).join(' ')),
  );
}

const script = fc
  .array(fc.constantFrom(...BOUND, 'show', 'voice,', 'choose', 'front.', 'is', 'your', 'later'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((words) => words.join(' '));

describe('short captions', () => {
  test.each([
    [
      'Come to the show, or a moment later it is over.',
      ['Come', 'to the show,', 'or a moment', 'later', 'it is over.'],
    ],
    [
      'Pick a voice, and choose who stands at the front.',
      ['Pick a voice,', 'and choose', 'who stands', 'at the front.'],
    ],
  ])('keep phrases whole: %s', (text, expected) => {
    expect(cut(text, { words: 3, lines: 1 }).flat()).toEqual(expected);
  });

  test('end with an article, a preposition or a conjunction only where these fill a whole cue', () => {
    fc.assert(
      fc.property(
        script,
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom(1 as const, 2 as const),
        (text, words, lines) => {
          const all = text.split(' ');
          const longestRun = text.split(/\s(?=\S*)/).reduce(
            ({ run, most }, word) => {
              const next = BOUND.includes(word) ? run + 1 : 0;
              return { run: next, most: Math.max(most, next) };
            },
            { run: 0, most: 0 },
          ).most;
          const cues = cut(text, { words, lines }).map((each) => each.join(' ').split(' '));
          expect(cues.flat()).toEqual(all);
          if (longestRun >= words * lines) return;
          for (const cue of cues.slice(0, -1)) expect(BOUND).not.toContain(cue.at(-1));
        },
      ),
    );
  });
});

describe('a caption of an upright picture', () => {
  const picture = { width: 1, height: 16 / 9 };
  const word = fc.stringMatching(/^[a-z]{1,12}[,.]?$/);

  test('has letters of at least 5 % of the width, on two lines at most, whatever the script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOOK_LIST),
        fc.constantFrom('small', 'medium', 'large'),
        fc.constantFrom(...FONT_FAMILIES),
        fc.constantFrom(...PLACES),
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0.35, max: 0.9, noNaN: true }),
        (each, fontSize, fontFamily, position, words, em) => {
          const styles = { ...subtitleStylesOf(each), fontSize, fontFamily, position };
          const look = captionLook(each, styles);
          const measure: Measure = (text) => text.length * em;
          const line = captionLine(look, picture, measure);
          const area = captionArea(look.place, picture, windowOf(each, picture), 0);
          expect(area.y + area.height).toBeLessThanOrEqual(0.78 * picture.height);
          for (const lines of cut(words.join(' '), { ...look, ...(line && { line }) })) {
            expect(lines.length).toBeLessThanOrEqual(2);
            const broken = lines.map((text) => text.split(' '));
            const wanted = captionSize(look, picture);
            const size = fittingSize(broken, look, area, measure, wanted);
            expect(size).toBeGreaterThanOrEqual(0.05 * picture.width);
          }
        },
      ),
    );
  });

  test('leaves other pictures unchanged', () => {
    for (const look of LOOK_LIST) {
      expect(captionLine(look.caption, { width: 1, height: 1 }, () => 1)).toBeUndefined();
      expect(captionSize(look.caption, { width: 2, height: 1 })).toBe(look.caption.face.size);
    }
  });
});
