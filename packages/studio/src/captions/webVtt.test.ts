import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimedWord } from '../types.ts';
import { buildCues } from './cues.ts';
import { toWebVtt } from './webVtt.ts';

function timedWords(words: readonly string[]): TimedWord[] {
  let from = 0;
  return words.map((text, i) => {
    const word = { text, start: i * 0.4, end: i * 0.4 + 0.4, from, to: from + text.length };
    from = word.to + 1;
    return word;
  });
}

const vttOf = (words: readonly string[]) =>
  toWebVtt(buildCues({ duration: words.length * 0.4, words: timedWords(words) }));

/** Reads a file as a player does: blocks separated by blank lines, a timing line, lines of text. */
function readVtt(file: string) {
  const [header, ...blocks] = file.trimEnd().split('\n\n');
  const cues = blocks.map((block) => {
    const [timing = '', ...lines] = block.split('\n');
    const times = [...timing.matchAll(/(\d+):(\d\d):(\d\d)\.(\d\d\d)/g)].map(
      ([, h, m, s, ms]) => Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000,
    );
    const text = lines.map((line) =>
      line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    );
    return { start: times[0] ?? Number.NaN, end: times[1] ?? Number.NaN, lines: text, raw: lines };
  });
  return { header, cues };
}

describe('toWebVtt', () => {
  it('names a language in its header, before the first blank line', () => {
    expect(toWebVtt([], 'pt-BR')).toBe('WEBVTT\nlang: pt-BR\n');
  });

  it('writes hours, minutes, seconds and milliseconds', () => {
    const word: TimedWord = { text: 'Late', start: 3725.0406, end: 3726, from: 0, to: 4 };
    expect(toWebVtt([{ start: word.start, end: word.end, lines: [[word]] }])).toBe(
      'WEBVTT\n\n01:02:05.041 --> 01:02:06.000\nLate\n',
    );
  });

  it('escapes text that would be read as markup', () => {
    expect(vttOf(['R&D', '<b>', '-->'])).toContain('R&amp;D &lt;b&gt; --&gt;');
  });

  it('is a valid file without cues', () => {
    expect(toWebVtt([])).toBe('WEBVTT\n');
  });

  it('keeps all words in order, in lines of at most 42 characters, whatever the text', () => {
    const word = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.string({ minLength: 43, maxLength: 100 }),
      fc.constantFrom('&amp;', '<v', '-->', 'NOTE', 'WEBVTT', '00:00'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 50 }), (parts) => {
        const words = parts.map((part) => part.replace(/\s/g, '')).filter((part) => part !== '');
        const { header, cues } = readVtt(vttOf(words));
        expect(header).toBe('WEBVTT');
        const shown = cues.flatMap((cue) => cue.lines).join(' ');
        // a word longer than a line is cut, so compare without spaces
        expect(shown.replaceAll(' ', '')).toBe(words.join(''));
        cues.forEach((cue, i) => {
          expect(cue.lines.length).toBeLessThanOrEqual(2);
          for (const line of cue.lines) expect(line.length).toBeLessThanOrEqual(42);
          for (const line of cue.raw) expect(line).not.toMatch(/[<>]/);
          expect(cue.end).toBeGreaterThan(cue.start);
          expect(cues[i + 1]?.start ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(cue.end);
        });
      }),
    );
  });

  it('separates words that fit a line with spaces only', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9.,&<>!?'-]{1,20}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 50 }), (words) => {
        const shown = readVtt(vttOf(words)).cues.flatMap((cue) => cue.lines);
        expect(shown.join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
