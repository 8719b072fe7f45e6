import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TICK_ROOM, tickPlaces } from './tickPlaces.ts';

test('ticks are at their moments if there is room', () => {
  const { width, places } = tickPlaces([1, 4, 9], 10, 'fine');
  expect(width).toBe(320);
  expect(places).toEqual([0.1, 0.4, 0.9]);
});

test('ticks never overlap or leave the line, whatever the moments', () => {
  const films = fc
    .tuple(
      fc.double({ min: 0.5, max: 3600, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([duration, shares]) => ({
      duration,
      moments: shares.map((share) => share * duration).toSorted((a, b) => a - b),
    }));
  fc.assert(
    fc.property(films, fc.constantFrom('fine', 'coarse'), ({ duration, moments }, pointer) => {
      const { width, places } = tickPlaces(moments, duration, pointer);
      const room = TICK_ROOM[pointer];
      let edge = 0;
      for (const place of places) {
        expect(place * width - room / 2).toBeGreaterThanOrEqual(edge - 0.01);
        edge = place * width + room / 2;
      }
      expect(edge).toBeLessThanOrEqual(width + 0.01);
    }),
  );
});
