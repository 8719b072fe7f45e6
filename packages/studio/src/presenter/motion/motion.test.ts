import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURE_REACH } from '../../scene/composition.ts';
import type { TimedWord } from '../../types.ts';
import { BLINK, blinkSchedule, openness } from './blinks.ts';
import { BodyTrack } from './body.ts';
import { BrowTrack } from './brows.ts';
import { gazeAt, gazeSchedule } from './gaze.ts';
import { phrasesOf } from './phrases.ts';

const words = fc
  .array(
    fc.record({
      gap: fc.double({ min: 0, max: 0.6, noNaN: true }),
      length: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
      text: fc.constantFrom('word', 'word,', 'word?'),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => {
    let at = 0.2;
    return list.map(({ gap, length, text }): TimedWord => {
      const start = at + gap;
      at = start + length;
      return { text, start, end: at, from: 0, to: 4 };
    });
  });
const endOf = (list: readonly TimedWord[]) => (list.at(-1)?.end ?? 0) + 0.4;
const seeds = fc.string();

describe('blinkSchedule', () => {
  it('is the same for the same seed and differs between seeds', () => {
    expect(blinkSchedule('Amara', 60)).toEqual(blinkSchedule('Amara', 60));
    expect(blinkSchedule('Amara', 60)).not.toEqual(blinkSchedule('Kofi', 60));
  });

  it('blinks about as often as people do, with no overlapping blinks', () => {
    fc.assert(
      fc.property(seeds, words, (seed, list) => {
        const repeated = Array.from({ length: 40 }, (_, i) =>
          list.map((word) => ({ ...word, start: word.start + 15 * i, end: word.end + 15 * i })),
        ).flat();
        const blinks = blinkSchedule(seed, 600, phrasesOf(repeated));
        expect(blinks.length / 10).toBeGreaterThan(12);
        expect(blinks.length / 10).toBeLessThan(26);
        for (const [i, { start }] of blinks.entries()) {
          expect(start).toBeGreaterThan((blinks[i - 1]?.start ?? -1) + BLINK);
          expect(start + BLINK).toBeLessThan(600);
        }
      }),
    );
  });

  it('shuts the eyes faster than it opens them', () => {
    const blinks = [{ start: 1 }];
    expect([0.99, 1.0225, 1.05, 1.07, 1.1075, 1.15].map((time) => openness(blinks, time))).toEqual([
      1,
      expect.closeTo(0.5),
      0,
      0,
      expect.closeTo(0.5),
      1,
    ]);
  });

  it('blinks mostly where phrases start or end', () => {
    const said = Array.from({ length: 120 }, (_, i): TimedWord => {
      const start = 0.4 * i + 0.4 * Math.floor(i / 5);
      return { text: 'word', start, end: start + 0.4, from: 0, to: 4 };
    });
    const phrases = phrasesOf(said);
    const borders = phrases.flatMap(({ start, end }) => [start, end]);
    const blinks = blinkSchedule('Amara', endOf(said), phrases);
    const near = blinks.filter(({ start }) =>
      borders.some((border) => Math.abs(start - border) < 0.2),
    );
    expect(near.length / blinks.length).toBeGreaterThan(0.7);
  });
});

describe('gazeSchedule', () => {
  it('looks at the viewer most of the time, and at the end of each phrase', () => {
    let away = 0;
    let all = 0;
    fc.assert(
      fc.property(seeds, words, (seed, list) => {
        const phrases = phrasesOf(list);
        const looks = gazeSchedule(seed, endOf(list), phrases);
        for (let time = 0; time < endOf(list); time += 0.05) {
          const { x, y } = gazeAt(looks, time);
          expect(Math.abs(x)).toBeLessThanOrEqual(1);
          expect(Math.abs(y)).toBeLessThanOrEqual(0.5);
          if (Math.hypot(x, y) > 0.4) away += 1;
          all += 1;
        }
        expect(gazeAt(looks, endOf(list))).toEqual({ x: 0, y: 0 });
        for (const { end } of phrases) {
          expect(Math.abs(gazeAt(looks, end - 0.02).x)).toBeLessThan(0.4);
        }
      }),
    );
    expect(away / all).toBeLessThan(0.3);
    expect(away / all).toBeGreaterThan(0.03);
  });

  it('takes 30 to 60 ms per saccade, and rests for 0.3 to 3 s in between', () => {
    fc.assert(
      fc.property(seeds, words, (seed, list) => {
        const looks = gazeSchedule(seed, endOf(list), phrasesOf(list));
        const starts = [0, ...looks.map(({ start }) => start), endOf(list)];
        looks.forEach(({ seconds }) => {
          expect(seconds).toBeGreaterThanOrEqual(0.03);
          expect(seconds).toBeLessThanOrEqual(0.06);
        });
        starts.slice(1).forEach((start, i) => {
          const rest = start - (starts[i] ?? 0);
          // The end of the film cuts the last one short.
          if (i + 2 < starts.length) expect(rest).toBeGreaterThan(0.29);
          expect(rest).toBeLessThan(3.7);
        });
      }),
    );
  });
});

describe('BrowTrack', () => {
  it('changes at most once a second when calm, and returns to rest', () => {
    fc.assert(
      fc.property(seeds, words, (seed, list) => {
        const duration = endOf(list);
        const track = new BrowTrack(seed, duration, phrasesOf(list), 0.7);
        let last = -2;
        let was = 0;
        for (let time = 0; time <= duration; time += 0.01) {
          const { raised, stressed, questioning } = track.at(time);
          const now = raised + stressed + questioning;
          expect(now).toBeLessThanOrEqual(1.01);
          if (was === 0 && now > 0) {
            expect(time - last).toBeGreaterThan(0.99);
            last = time;
          }
          was = now;
        }
        const { raised, stressed, questioning } = track.at(duration + 0.01);
        expect(raised + stressed + questioning).toBeCloseTo(0, 5);
      }),
    );
  });

  it('shows a questioning shape at the end of a question', () => {
    const said = ['Is', 'it', 'so?'].map((text, i) => ({
      ...{ text, start: 0.4 * i, end: 0.4 * i + 0.4, from: 0, to: 1 },
    }));
    const track = new BrowTrack('Amara', 2, phrasesOf(said));
    expect(track.at(0.6).questioning).toBe(0);
    expect(track.at(1.19).questioning).toBeGreaterThan(0.9);
    expect(track.at(2).questioning).toBeLessThan(0.01);
  });
});

describe('BodyTrack', () => {
  it('keeps the figure within the reach that the composition allows', () => {
    fc.assert(
      fc.property(seeds, words, fc.constantFrom(0.7, 1, 1.2), (seed, list, liveliness) => {
        const duration = endOf(list);
        const track = new BodyTrack(seed, { words: list, duration, isFirst: true }, liveliness);
        for (let time = 0; time < duration + 1; time += 0.11) {
          const { figureX, figureY } = track.at(time);
          expect(Math.abs(figureX)).toBeLessThanOrEqual(FIGURE_REACH.x);
          expect(Math.abs(figureY)).toBeLessThanOrEqual(FIGURE_REACH.y);
          // the art of the figure ends at the bottom of the picture
          expect(figureY).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('breathes every 3.6 s, even in silence', () => {
    const track = new BodyTrack('Amara', { words: [], duration: 7.2 });
    const heights = [0, 1.8, 3.6, 5.4, 7.2].map((time) => track.at(time).figureY);
    expect(heights).toEqual([0, -1.3, 0, -1.3, 0].map((height) => expect.closeTo(height, 5)));
  });

  it('opens a paragraph with a deeper breath', () => {
    const [plain, deep] = [false, true].map((opensParagraph) =>
      new BodyTrack('Amara', { words: [], duration: 3.6, opensParagraph }).at(1.8),
    );
    expect(deep?.figureY).toBeLessThan((plain?.figureY ?? 0) - 0.4);
  });
});
