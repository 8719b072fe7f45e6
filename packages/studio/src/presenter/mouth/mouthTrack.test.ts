import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimedPhone } from '../../types.ts';
import { KNOWN_PHONES, REST, isHeld, mouthShape } from './mouthShapes.ts';
import { MouthTrack } from './mouthTrack.ts';

const RATE = 30;

/** A sequence of phones with realistic lengths. */
const phones = fc
  .array(
    fc.record({
      phone: fc.constantFrom(...KNOWN_PHONES, 'unheard-of'),
      length: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => {
    let at = 0;
    return list.map(({ phone, length }): TimedPhone => {
      const start = at;
      at += length;
      return { phone, start, end: at };
    });
  });

const framesWithin = (from: number, to: number) => {
  const times: number[] = [];
  for (let i = Math.ceil(from * RATE - 0.5); (i + 0.5) / RATE < to; i += 1) {
    times.push((i + 0.5) / RATE);
  }
  return times;
};

describe('MouthTrack', () => {
  it('stays within the limits of a mouth at any time', () => {
    fc.assert(
      fc.property(phones, fc.double({ min: -1, max: 40, noNaN: true }), (list, time) => {
        const shape = new MouthTrack(list, RATE).shapeAt(time);
        expect(shape.width).toBeGreaterThanOrEqual(0.42);
        expect(shape.width).toBeLessThanOrEqual(1.12);
        const { width: _, ...shares } = shape;
        for (const value of Object.values(shares)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('holds m, b, p, f and v from 30 % to 70 % of the phone', () => {
    for (const phone of ['m', 'b', 'p', 'f', 'v']) {
      const track = new MouthTrack(
        [
          { phone: 'aa', start: 0, end: 0.2 },
          { phone, start: 0.2, end: 0.4 },
          { phone: 'aa', start: 0.4, end: 0.6 },
        ],
        RATE,
      );
      for (const time of [0.2601, 0.3, 0.3399]) {
        expect(track.shapeAt(time)).toEqual(mouthShape(phone));
      }
      expect(track.shapeAt(0.21).opening).toBeGreaterThan(mouthShape(phone).opening);
    }
  });

  it('shows closed lips on at least one frame of every m, b and p that has room for it', () => {
    fc.assert(
      fc.property(phones, (list) => {
        const track = new MouthTrack(list, RATE);
        for (const [i, { phone, start, end }] of list.entries()) {
          const neighbours = [list[i - 1], list[i + 1]];
          // two short adjacent closures share their frames
          if (!['m', 'b', 'p'].includes(phone) || end - start < 0.04) continue;
          if (neighbours.some((other) => other && isHeld(other.phone))) continue;
          const seen = framesWithin(start - 0.02, end + 0.02);
          const least = Math.min(...seen.map((time) => track.shapeAt(time).opening));
          expect(least).toBeLessThan(0.02);
        }
      }),
    );
  });

  it('rounds the lips 120 ms before a round sound, during the sound before it', () => {
    const track = new MouthTrack(
      [
        { phone: 'ae', start: 0, end: 0.38 },
        { phone: 'uw', start: 0.38, end: 0.7 },
      ],
      RATE,
    );
    expect(track.shapeAt(0.19)).toEqual(mouthShape('ae'));
    expect(track.shapeAt(0.26).rounding).toBeLessThan(0.2);
    expect(track.shapeAt(0.38).rounding).toBeGreaterThan(0.75);
    expect(track.shapeAt(0.38).width).toBeLessThan(0.75);
  });

  it('never jumps from one round sound to the next', () => {
    const list = ['ae', 'r', 'uw', 'm', 'w', 'ow'].map((phone, i) => ({
      ...{ phone, start: 0.09 * i, end: 0.09 * (i + 1) },
    }));
    const track = new MouthTrack(list, RATE);
    for (let time = 0; time < 0.6; time += 0.001) {
      const step = track.shapeAt(time + 0.001).rounding - track.shapeAt(time).rounding;
      expect(Math.abs(step)).toBeLessThan(0.04);
    }
  });

  it('presses lips for m even if a round sound follows', () => {
    const track = new MouthTrack(
      [
        { phone: 'aa', start: 0, end: 0.2 },
        { phone: 'm', start: 0.2, end: 0.4 },
        { phone: 'uw', start: 0.4, end: 0.6 },
      ],
      RATE,
    );
    expect(track.shapeAt(0.3)).toMatchObject({ opening: 0, press: 1 });
    expect(track.shapeAt(0.38).rounding).toBeGreaterThan(0.05);
  });

  it('is closed throughout a silence, except for the moments of closing and opening', () => {
    const track = new MouthTrack(
      [
        { phone: 'aa', start: 0, end: 0.3 },
        { phone: 'pau', start: 0.3, end: 0.8 },
        { phone: 'aa', start: 0.8, end: 1.1 },
      ],
      RATE,
    );
    for (let time = 0.38; time < 0.74; time += 0.01) expect(track.shapeAt(time).opening).toBe(0);
    expect(track.shapeAt(0.31).opening).toBeGreaterThan(0);
  });

  it('eases without a jump between neighbouring moments', () => {
    fc.assert(
      fc.property(phones, (list) => {
        const track = new MouthTrack(list, RATE);
        const end = list.at(-1)?.start ?? 0;
        for (let time = 0.1; time + 0.001 < end; time += 0.037) {
          const step = track.shapeAt(time + 0.001).opening - track.shapeAt(time).opening;
          expect(Math.abs(step)).toBeLessThan(0.25);
        }
      }),
    );
  });

  it('returns the same shapes in whatever order they are read', () => {
    fc.assert(
      fc.property(phones, fc.array(fc.double({ min: 0, max: 10, noNaN: true })), (list, times) => {
        const one = new MouthTrack(list, RATE);
        for (const time of times) {
          expect(one.shapeAt(time)).toEqual(new MouthTrack(list, RATE).shapeAt(time));
        }
      }),
    );
  });

  it('is at rest if nothing is spoken', () => {
    expect(new MouthTrack([], RATE).shapeAt(3)).toEqual(REST);
  });
});
