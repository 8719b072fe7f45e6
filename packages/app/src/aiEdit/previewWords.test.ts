import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionAt, isImportant, spreadScript, titleLines } from './previewWords.ts';

const text = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }).map((w) => w.join(' '));

describe('a script without captions', () => {
  test('is spread over the video, every word once and in order', () => {
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

  test.each([null, '', '  '])('gives way to sample words where it is empty (%j)', (script) => {
    expect(spreadScript(script, null).map((cue) => cue.text)).toEqual([
      'Good morning, and welcome.',
    ]);
  });
});

describe('the words at a time', () => {
  const cues = [
    { start: 1, end: 3, text: 'one two three four' },
    { start: 5, end: 6, text: 'five' },
  ];

  test.each([
    [1, ['one', 'two', 'three'], 0],
    [1.6, ['one', 'two', 'three'], 1],
    [2.9, ['four'], 0],
    [5.5, ['five'], 0],
  ])('at %d s are %j, the spoken one number %d', (seconds, words, spoken) => {
    expect(captionAt(cues, seconds, { atOnce: 3, isExact: true })).toMatchObject({ words, spoken });
  });

  test('between two cues are none, or the nearest where something is to be seen', () => {
    expect(captionAt(cues, 4.5, { atOnce: 3, isExact: true })).toBeNull();
    expect(captionAt(cues, 4.5, { atOnce: 3, isExact: false })?.words).toEqual(['five']);
    expect(captionAt(cues, 0, { atOnce: 3, isExact: false })?.words).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(captionAt([], 0, { atOnce: 3, isExact: false })).toBeNull();
  });

  test('are never more than stand at once, and hold the spoken one', () => {
    fc.assert(
      fc.property(
        text,
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 8 }),
        (script, seconds, atOnce) => {
          const moment = captionAt(spreadScript(script, 60), seconds, { atOnce, isExact: false });
          expect(moment?.words.length).toBeLessThanOrEqual(atOnce);
          expect(moment?.words[moment.spoken]).toBeDefined();
        },
      ),
    );
  });
});

test('a title is parted into few lines without a word lost', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (title, perLine) => {
      const lines = titleLines(title, perLine);
      expect(lines.join(' ')).toBe(title);
      expect(lines.length).toBeLessThanOrEqual(3);
    }),
  );
  expect(titleLines('Meet the spring line', 9)).toEqual(['Meet the', 'spring', 'line']);
  expect(titleLines('', 9)).toEqual([]);
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
