import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpeechTimeline, TimedWord } from '../types.ts';
import { buildCues, MAX_LINE_LENGTH, MAX_LINES, MIN_CUE_SECONDS } from './cues.ts';
import { writtenWords } from '../reading/writtenWords.ts';
import { joinWords } from './pieces.ts';

/** A timeline whose words last as long as a reader needs, with a pause after each sentence. */
function timelineOf(text: string, secondsPerLetter = 0.07): SpeechTimeline {
  const words: TimedWord[] = [];
  let time = 0.3;
  for (const match of text.matchAll(/\S+/g)) {
    const end = time + Math.max(0.12, match[0].length * secondsPerLetter);
    const from = match.index;
    words.push({ text: match[0], start: time, end, from, to: from + match[0].length });
    time = end + (/[.!?]$/.test(match[0]) ? 0.25 : 0);
  }
  return { version: 1, duration: time + 0.3, phones: [], words };
}

const textOf = (lines: TimedWord[][]) => lines.map(joinWords).join('\n');
const cuesOf = (text: string) => buildCues(timelineOf(text)).map((cue) => textOf(cue.lines));

describe('buildCues', () => {
  it('gives one cue to one short sentence', () => {
    expect(cuesOf('Welcome to the studio.')).toEqual(['Welcome to the studio.']);
  });

  it('returns no cues for an empty script', () => {
    expect(buildCues(timelineOf(''))).toEqual([]);
  });

  it('breaks cues at sentence ends first', () => {
    expect(
      cuesOf('Every video begins with a script. You can write your own, or start from a template.'),
    ).toEqual([
      'Every video begins with a script.',
      'You can write your own,\nor start from a template.',
    ]);
  });

  it('breaks a long sentence at a clause end, not in the middle of a phrase', () => {
    const cues = cuesOf(
      'When the rendering has finished and the sound has been added, ' +
        'the video appears in your own list of projects.',
    );
    expect(cues.map((cue) => cue.replaceAll('\n', ' '))).toEqual([
      'When the rendering has finished and the sound has been added,',
      'the video appears in your own list of projects.',
    ]);
  });

  it('does not mistake an abbreviation for the end of a sentence', () => {
    expect(cuesOf('Please welcome Dr. Grace Hopper.')).toEqual([
      'Please welcome Dr. Grace Hopper.',
    ]);
  });

  it('joins sentences that are too short to stand alone', () => {
    expect(cuesOf('Yes. No. Ah! Well, that is the way it goes.')[0]).toMatch(/^Yes\. No\. Ah!/);
  });

  it('does not leave a last word that flashes past', () => {
    expect(cuesOf('That is all there is to know about it. Go.')).toEqual([
      'That is all there is to know about it. Go.',
    ]);
  });

  it('breaks an address that is longer than a line after its slashes', () => {
    const address = 'https://example.com/a-long-folder-name/another-long-name/page.html';
    const cues = buildCues(timelineOf(`See ${address} now`));
    expect(cues.flatMap((cue) => cue.lines).map(joinWords)).toContain(
      'https://example.com/a-long-folder-name/',
    );
  });

  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 40, maxLength: 130, unit: 'grapheme' }),
    fc.constantFrom('one', 'word,', 'end.', 'The', '–', '“Yes!”', '12.5', '&', '<b>'),
  );
  const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));

  it('keeps every word, in order', () => {
    fc.assert(
      fc.property(text, (script) => {
        const timeline = timelineOf(script);
        const shown = buildCues(timeline).flatMap((cue) => cue.lines.flat());
        for (const piece of shown) expect(script.slice(piece.from, piece.to)).toBe(piece.text);
        expect(shown.map((piece) => piece.text).join('')).toBe(
          timeline.words.map(({ text: written }) => written).join(''),
        );
      }),
    );
  });

  it('never exceeds two lines of 42 characters', () => {
    fc.assert(
      fc.property(text, (script) => {
        for (const cue of buildCues(timelineOf(script))) {
          expect(cue.lines.length).toBeLessThanOrEqual(MAX_LINES);
          for (const line of cue.lines) {
            expect(line.length).toBeGreaterThan(0);
            expect(joinWords(line).length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
          }
        }
      }),
    );
  });

  it('starts each cue with its first word, and cues never overlap', () => {
    fc.assert(
      fc.property(text, (script) => {
        const cues = buildCues(timelineOf(script));
        cues.forEach((cue, i) => {
          const spoken = cue.lines[0]?.[0]?.start ?? Number.NaN;
          expect(Math.abs(cue.start - spoken)).toBeLessThanOrEqual(0.2);
          expect(cue.end).toBeGreaterThan(cue.start);
          expect(cue.end).toBeLessThanOrEqual(cues[i + 1]?.start ?? Number.POSITIVE_INFINITY);
        });
      }),
    );
  });

  it('leaves ordinary cues on screen long enough to be read', () => {
    const ordinary = fc
      .array(
        fc.constantFrom('Yes.', 'we', 'build', 'videos', 'from', 'scripts,', 'every', 'day.'),
        {
          minLength: 12,
          maxLength: 80,
        },
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(ordinary, (script) => {
        const cues = buildCues(timelineOf(script));
        for (const cue of cues.slice(0, -1)) {
          expect(cue.end - cue.start).toBeGreaterThanOrEqual(MIN_CUE_SECONDS * 0.8);
        }
      }),
    );
  });

  it('gives words without durations separate cues that still follow one another', () => {
    const words = Array.from({ length: 8 }, (_, i): TimedWord => {
      const text = '字'.repeat(40);
      return { text, start: 1, end: 1, from: i * 41, to: i * 41 + 40 };
    });
    const cues = buildCues({ duration: 2, words });
    expect(cues.length).toBeGreaterThan(1);
    cues.forEach((cue, i) => {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.end).toBeLessThanOrEqual(cues[i + 1]?.start ?? Number.POSITIVE_INFINITY);
    });
  });
});

describe('captions in scripts without spaces', () => {
  const text =
    '大家好，欢迎来到市场旁边的面包店。我们每天早上烤二十五种面包和蛋糕，还有《早安》小饼干。';
  const words = writtenWords(text).map((word, i) => ({
    ...word,
    start: 0.3 * i,
    end: 0.3 * i + 0.3,
  }));
  const cues = buildCues({ words, duration: 0.3 * words.length });
  const lines = cues.flatMap((cue) => cue.lines.map(joinWords));

  it('break between words, preferring sentence ends, with at most twenty-one wide characters', () => {
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(21);
    const ends = cues.map(({ lines }) => joinWords(lines.at(-1) ?? []));
    expect(ends.some((line) => line.endsWith('面包店。'))).toBe(true);
  });

  it('keep an opening bracket with the word after it', () => {
    expect(words.some(({ text }) => text.startsWith('《早'))).toBe(true);
  });

  it('never start a line with a closing mark or end one with an opening mark', () => {
    for (const line of lines) expect(line).not.toMatch(/^[，。》]|《$/);
  });
});
