import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, buildCues } from './cues.ts';
import type { LineLimit } from '../looks/index.ts';
import { composeFrame } from '../scene/composition.ts';
import { CAPTION_COLOURS, SCENE_TONES } from '../scene/sceneColours.ts';
import { BACKDROPS, type TimedWord } from '../types.ts';
import { captionFontSize, captionLine, layOutCaption } from './captionLayout.ts';
import { intersection } from '../picture/rects.ts';

/** Wider than Inter on average, like a text with many capitals. */
const measure = (text: string, size: number) => text.length * size * 0.62;

const formats = fc.constantFrom(
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 640, height: 360 },
);

const script = fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }), {
  minLength: 1,
  maxLength: 30,
});

function cuesOf(texts: readonly string[], line?: LineLimit) {
  let at = 0;
  let from = 0;
  const words = texts.map((text): TimedWord => {
    const start = at;
    at += 0.3;
    const word = { text, start, end: at, from, to: from + text.length };
    from = word.to + 1;
    return word;
  });
  return buildCues({ words, duration: at }, line);
}

describe('layOutCaption', () => {
  it('never covers the face, for any text and frame size', () => {
    fc.assert(
      fc.property(
        script,
        formats,
        fc.constantFrom('avataaars' as const, 'notionists' as const),
        fc.constantFrom(...BACKDROPS),
        (texts, frame, style, backdrop) => {
          const { face, captions } = composeFrame(frame, style, backdrop);
          for (const { lines } of cuesOf(texts)) {
            const { chip, words } = layOutCaption(lines, frame, captions, measure);
            expect(intersection(chip, face)).toBeUndefined();
            expect(chip.x).toBeGreaterThanOrEqual(0);
            expect(chip.x + chip.width).toBeLessThanOrEqual(frame.width);
            expect(chip.y + chip.height).toBeLessThanOrEqual(frame.height);
            expect(words).toHaveLength(lines.flat().length);
            for (const { x, y } of words) {
              expect(x).toBeGreaterThan(chip.x);
              expect(y).toBeGreaterThan(chip.y);
              expect(y).toBeLessThan(chip.y + chip.height);
            }
          }
        },
      ),
    );
  });

  it('is large in an upright frame, and stays above the area that phone apps cover', () => {
    const upright = fc.constantFrom({ width: 720, height: 1280 }, { width: 1080, height: 1920 });
    const long = fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' });
    const texts = fc.array(fc.oneof(fc.lorem({ maxCount: 1 }), long), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        fc.oneof(script, texts),
        upright,
        fc.constantFrom('avataaars' as const, 'notionists' as const),
        fc.constantFrom(...BACKDROPS),
        fc.double({ min: 0.4, max: 1, noNaN: true }),
        (words, frame, style, backdrop, em) => {
          const { face, captions } = composeFrame(frame, style, backdrop);
          const wide = (text: string, size: number) => text.length * size * em;
          for (const { lines } of cuesOf(words, captionLine(frame, captions, wide))) {
            expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
            const { chip, fontSize } = layOutCaption(lines, frame, captions, wide);
            expect(fontSize).toBeGreaterThanOrEqual(0.05 * frame.width);
            expect(chip.y + chip.height).toBeLessThanOrEqual(0.78 * frame.height);
            expect(intersection(chip, face)).toBeUndefined();
          }
        },
      ),
    );
  });

  it('sets two lines of 42 characters at full size', () => {
    const line = [{ text: 'x'.repeat(42), start: 0, end: 1, from: 0, to: 42 }];
    for (const frame of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ]) {
      const { captions } = composeFrame(frame, 'avataaars', 'disc');
      const layout = layOutCaption(
        [line, line],
        frame,
        captions,
        (text, size) => text.length * size * 0.56,
      );
      expect(layout.fontSize).toBe(captionFontSize(frame));
    }
  });

  it('places the words of a line one after another', () => {
    const [cue] = cuesOf(['one', 'two', 'three']);
    const frame = { width: 1280, height: 720 };
    const { captions } = composeFrame(frame, 'avataaars', 'disc');
    const { words } = layOutCaption(cue?.lines ?? [], frame, captions, measure);
    const xs = words.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(words.map(({ y }) => y)).size).toBe(1);
  });
});

describe('caption colours', () => {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  /** WCAG 2.2, relative luminance. */
  const luminance = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: readonly number[], b: readonly number[]) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const grounds = [
    '#FFFFFF',
    '#000000',
    ...Object.values(SCENE_TONES).flatMap(({ bg, deep, light }) => [bg, deep, light]),
  ];

  it.each(grounds)('keep 4.5:1 on a chip over %s', (ground) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = (CAPTION_COLOURS.chip.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const chip = channels(ground).map(
      (value, i) => alpha * ([r, g, b][i] ?? 0) + (1 - alpha) * value,
    );
    expect(contrast(channels(CAPTION_COLOURS.text), chip)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(channels(CAPTION_COLOURS.spoken), chip)).toBeGreaterThanOrEqual(4.5);
  });
});
