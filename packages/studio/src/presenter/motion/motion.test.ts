import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACE_REACH, FIGURE_REACH } from '../../scene/composition.ts';
import type { TimedWord } from '../../types.ts';
import { blinkSchedule, eyesShut } from './blinks.ts';
import { PoseTrack } from './poses.ts';

const words = fc
  .array(
    fc.record({
      gap: fc.double({ min: 0, max: 0.6, noNaN: true }),
      length: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => {
    let at = 0.2;
    return list.map(({ gap, length }): TimedWord => {
      const start = at + gap;
      at = start + length;
      return { text: 'word', start, end: at, from: 0, to: 4 };
    });
  });

describe('blinkSchedule', () => {
  it('is the same for the same seed and differs between seeds', () => {
    expect(blinkSchedule('Amara', 60)).toEqual(blinkSchedule('Amara', 60));
    expect(blinkSchedule('Amara', 60)).not.toEqual(blinkSchedule('Kofi', 60));
  });

  it('blinks about as often as people do, and briefly', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const blinks = blinkSchedule(seed, 600);
        expect(blinks.length / 10).toBeGreaterThan(12);
        expect(blinks.length / 10).toBeLessThan(26);
        for (const [i, { start, end }] of blinks.entries()) {
          expect(end - start).toBeLessThan(0.2);
          expect(start).toBeGreaterThan(blinks[i - 1]?.end ?? 0);
          expect(end).toBeLessThan(600);
        }
      }),
    );
  });

  it('tells at any time whether the eyes are shut', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 60, noNaN: true }), (seed, time) => {
        const blinks = blinkSchedule(seed, 60);
        const slowly = blinks.some(({ start, end }) => start <= time && time < end);
        expect(eyesShut(blinks, time)).toBe(slowly);
      }),
    );
  });
});

describe('PoseTrack', () => {
  it('keeps figure and face within the reach that the composition allows for', () => {
    fc.assert(
      fc.property(fc.string(), words, (seed, list) => {
        const duration = list.at(-1)?.end ?? 0;
        const track = new PoseTrack(seed, { words: list, duration });
        for (let time = 0; time < duration + 1; time += 0.11) {
          const { figureX, figureY, faceX, faceY, brows } = track.poseAt(time);
          expect(Math.abs(figureX)).toBeLessThanOrEqual(FIGURE_REACH.x);
          expect(Math.abs(figureY)).toBeLessThanOrEqual(FIGURE_REACH.y);
          // the figure has no more art below the picture
          expect(figureY).toBeLessThanOrEqual(0);
          expect(Math.abs(figureX + faceX)).toBeLessThanOrEqual(FACE_REACH.x);
          expect(Math.abs(figureY + faceY)).toBeLessThanOrEqual(FACE_REACH.y);
          expect(brows).toBeLessThanOrEqual(0);
          expect(brows).toBeGreaterThan(-5);
        }
      }),
    );
  });

  it('moves smoothly: less than 2 px from frame to frame', () => {
    fc.assert(
      fc.property(fc.string(), words, (seed, list) => {
        const duration = list.at(-1)?.end ?? 0;
        const track = new PoseTrack(seed, { words: list, duration });
        let last = track.poseAt(0);
        for (let frame = 1; frame < duration * 30; frame += 1) {
          const pose = track.poseAt(frame / 30);
          expect(Math.abs(pose.figureX - last.figureX)).toBeLessThan(2);
          expect(Math.abs(pose.faceY - last.faceY)).toBeLessThan(2);
          last = pose;
        }
      }),
      { numRuns: 40 },
    );
  });
});
