import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCaptionLine, toSrt, toTranscript } from './convert.ts';
import { captionLanguage, type CaptionCue, parseWebVtt } from './webVtt.ts';

const word = fc.stringMatching(/^[\p{L}\d&<>'"!?.,;-]{1,12}$/u);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
/** Cues as in a track: in order, in whole milliseconds, of one or two lines. */
const cues: fc.Arbitrary<CaptionCue[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 5_000 }),
      length: fc.integer({ min: 1, max: 9_000 }),
      lines: fc.array(line, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 30 },
  )
  .map((parts) => {
    let ms = 0;
    return parts.map(({ gap, length, lines }) => {
      const start = ms + gap;
      ms = start + length;
      return { start: start / 1000, end: ms / 1000, text: lines.join('\n') };
    });
  });

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The test's own writer: hours are omitted if they are zero, as the format allows. */
function vttStamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const hours = Math.floor(ms / 3_600_000);
  const rest = `${pad(Math.floor(ms / 60_000) % 60, 2)}:${pad(Math.floor(ms / 1000) % 60, 2)}.${pad(ms % 1000, 3)}`;
  return hours > 0 ? `${pad(hours, 2)}:${rest}` : rest;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function writeVtt(list: readonly CaptionCue[], newline = '\n'): string {
  const blocks = list.map(
    ({ start, end, text }) => `${vttStamp(start)} --> ${vttStamp(end)}\n${escape(text)}`,
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`.replaceAll('\n', newline);
}

const isClose = (a: number, b: number) => Math.abs(a - b) < 0.0005;

describe('parseWebVtt', () => {
  it('returns the cues that were written, whatever the line endings', () => {
    fc.assert(
      fc.property(cues, fc.constantFrom('\n', '\r\n', '\r'), (list, newline) => {
        const read = parseWebVtt(writeVtt(list, newline));
        expect(read.map((cue) => cue.text)).toEqual(list.map((cue) => cue.text));
        for (const [index, cue] of read.entries()) {
          expect(isClose(cue.start, list[index]?.start ?? NaN)).toBe(true);
          expect(isClose(cue.end, list[index]?.end ?? NaN)).toBe(true);
        }
      }),
    );
  });

  it('never throws, and returns cues in order, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = parseWebVtt(text);
        for (const [index, cue] of read.entries()) {
          expect(cue.end).toBeGreaterThan(cue.start);
          expect(cue.start).toBeGreaterThanOrEqual(read[index - 1]?.start ?? 0);
        }
      }),
    );
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'leaves an unknown entity as it is written: %s',
    (name) => {
      const file = `WEBVTT\n\n00:01.000 --> 00:02.000\nA &${name}; b`;
      expect(parseWebVtt(file)).toEqual([{ start: 1, end: 2, text: `A &${name}; b` }]);
    },
  );

  it('skips notes, styles, names and settings, and strips markup', () => {
    const file = [
      '\ufeffWEBVTT - made by hand',
      'STYLE\n::cue { color: red }',
      'NOTE not --> a cue',
      'first\n00:01.000 --> 00:02.500 align:start position:10%\n<v Ann>Hello <00:01.500><c>&amp; welcome</c>',
      '01:00:00.000 --> 01:00:01.000\ntwo\nlines',
      '00:09.000 --> 00:08.000\nbackwards',
    ].join('\n\n');
    expect(parseWebVtt(file)).toEqual([
      { start: 1, end: 2.5, text: 'Hello & welcome' },
      { start: 3600, end: 3601, text: 'two\nlines' },
    ]);
  });
});

describe('toSrt', () => {
  it('numbers the cues and keeps their times and texts', () => {
    expect(
      toSrt([
        { start: 0, end: 1.5, text: 'One' },
        { start: 3661.25, end: 3662, text: 'Two\nlines' },
      ]),
    ).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nOne\n\n2\n01:01:01,250 --> 01:01:02,000\nTwo\nlines\n',
    );
  });

  // Specification: more.4
  it('loses nothing: a SubRip reader finds as many cues, with the same words', () => {
    fc.assert(
      fc.property(cues, (list) => {
        const blocks = toSrt(list)
          .trimEnd()
          .split(/\n\n/)
          .filter((block) => block !== '');
        expect(blocks).toHaveLength(list.length);
        for (const [index, block] of blocks.entries()) {
          const [number, timing, ...text] = block.split('\n');
          expect(number).toBe(String(index + 1));
          expect(timing).toMatch(/^\d{2}:\d{2}:\d{2},\d{3} --> \d{2}:\d{2}:\d{2},\d{3}$/);
          expect(text.join('\n')).toBe(list[index]?.text);
        }
      }),
    );
  });
});

describe('toTranscript', () => {
  it('keeps every word in order', () => {
    fc.assert(
      fc.property(cues, (list) => {
        const words = list.flatMap((cue) => cue.text.split(/\s+/));
        expect(toTranscript(list).split(/\s+/).filter(Boolean)).toEqual(words);
      }),
    );
  });

  it('starts a new paragraph after a pause of a second', () => {
    const at = (start: number, text: string) => ({ start, end: start + 1, text });
    expect(toTranscript([at(0, 'One'), at(1.2, 'two.'), at(3.2, 'Three.')])).toBe(
      'One two.\n\nThree.\n',
    );
  });
});

describe('firstCaptionLine', () => {
  it('ends with the first sentence', () => {
    expect(firstCaptionLine('Good morning, and welcome to Northlight. In the next')).toBe(
      'Good morning, and welcome to Northlight.',
    );
  });

  it('never exceeds a caption line, and is the start of the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (script) => {
        const first = firstCaptionLine(script);
        expect(first.length).toBeLessThanOrEqual(42);
        expect(script.trim().replace(/\s+/g, ' ').startsWith(first)).toBe(true);
        if (script.trim() !== '') expect(first).not.toBe('');
      }),
    );
  });
});

describe('the language of captions', () => {
  it('is read from the file header, never from a cue', () => {
    expect(captionLanguage('WEBVTT\nlang: pt-BR\n\n00:01.000 --> 00:02.000\nOlá\n')).toBe('pt-BR');
    expect(captionLanguage('\ufeffWEBVTT\r\nlang=es\r\n\r\n')).toBe('es');
    expect(captionLanguage('WEBVTT\n\n00:01.000 --> 00:02.000\nlang: es\n')).toBeNull();
    expect(captionLanguage('WEBVTT\nlang: ../x\n\n')).toBeNull();
    expect(parseWebVtt('WEBVTT\nlang: es\n\n00:01.000 --> 00:02.000\nHola\n')).toHaveLength(1);
  });
});
