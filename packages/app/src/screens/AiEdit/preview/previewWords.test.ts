import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionAt, isImportant, shortCues, spreadScript, wordsOf } from './previewWords.ts';

const text = fc
  .array(fc.stringMatching(/^[a-z]{1,12}[,.!]?$/), { minLength: 1 })
  .map((words) => words.join(' '));

// Specification: edit.26
describe('a script without captions', () => {
  test('is spread over the video, each word once and in order', () => {
    fc.assert(
      fc.property(text, fc.double({ min: 1, max: 900, noNaN: true }), (script, seconds) => {
        const cues = spreadScript(script, seconds);
        expect(cues.map((cue) => cue.text).join(' ')).toBe(script);
        expect(cues.at(-1)?.end).toBeCloseTo(seconds);
        for (const [index, cue] of cues.entries()) {
          expect(cue.start).toBeCloseTo(index === 0 ? 0 : (cues[index - 1]?.end ?? -1));
        }
      }),
    );
  });

  test.each([null, '', '  '])('is replaced by sample words if it is empty (%j)', (script) => {
    expect(spreadScript(script, null).map((cue) => cue.text)).toEqual([
      'Good morning, and welcome.',
    ]);
  });
});

describe('captions of a template', () => {
  const spoken = wordsOf([
    { start: 0, end: 9, text: 'Hello there. We have one more thing, you see.' },
  ]);

  test('have a few words each, and break after sentences and clauses', () => {
    const words = (most: number, lines: 1 | 2) =>
      shortCues(spoken, { words: most, lines }).map(({ lines: each }) =>
        each.map((line) => line.map((word) => word.text).join(' ')),
      );
    expect(words(3, 1)).toEqual([['Hello there.'], ['We have one'], ['more thing,'], ['you see.']]);
    expect(words(4, 2)).toEqual([['Hello there.'], ['We have one more thing,'], ['you see.']]);
    const long = wordsOf([
      { start: 0, end: 4, text: 'Everything beautiful returns tomorrow morning' },
    ]);
    expect(shortCues(long, { words: 4, lines: 2 })[0]?.lines).toHaveLength(2);
  });

  test('contain each word once and in order, on time and never more than the look allows', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(1 as const, 2 as const),
        (script, words, lines) => {
          const cues = shortCues(wordsOf(spreadScript(script, 60)), { words, lines });
          const all = cues.flatMap((cue) => cue.lines.flat());
          expect(all.map((word) => word.text).join(' ')).toBe(script);
          for (const [index, cue] of cues.entries()) {
            expect(cue.lines.flat().length).toBeLessThanOrEqual(words * lines);
            expect(cue.lines.length).toBeLessThanOrEqual(lines);
            expect(cue.end).toBeLessThanOrEqual((cues[index + 1]?.start ?? 60) + 1e-9);
          }
        },
      ),
    );
  });
});

describe('the caption at a time', () => {
  const cues = shortCues(
    wordsOf([
      { start: 1, end: 3, text: 'ones twos tree four' },
      { start: 5, end: 6, text: 'five.' },
    ]),
    { words: 2, lines: 1 },
  );

  test.each([
    [1, ['ones', 'twos'], 0],
    [1.6, ['ones', 'twos'], 1],
    [2.9, ['tree', 'four'], 1],
    [5.5, ['five.'], 0],
  ])('at %d s is %j, spoken word number %d', (seconds, words, spoken) => {
    expect(captionAt(cues, seconds, { isExact: true })).toMatchObject({ lines: [words], spoken });
  });

  test('is null between two captions, or the nearest one if the time need not be exact', () => {
    expect(captionAt(cues, 4.5, { isExact: true })).toBeNull();
    expect(captionAt(cues, 4.5, { isExact: false })?.lines).toEqual([['five.']]);
    expect(captionAt(cues, 0, { isExact: false })?.lines).toEqual([['ones', 'twos']]);
    expect(captionAt([], 0, { isExact: false })).toBeNull();
  });
});

test.each([
  ['Amara', 2, true],
  ['2026', 0, true],
  ['presenters', 3, true],
  ['Good', 0, false],
  ['the', 1, false],
])('%s as word %d is important: %s', (word, index, expected) => {
  expect(isImportant(word, index)).toBe(expected);
});
