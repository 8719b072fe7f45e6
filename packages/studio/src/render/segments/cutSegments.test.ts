import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSegments, type FilmUnit } from './cutSegments.ts';

/** Units of the given seconds, each with its own pictures. */
function unitsOf(seconds: readonly number[], names = seconds.map((_, i) => `unit ${i}`)) {
  let first = 0;
  return seconds.map((length, i): FilmUnit => {
    const frames = Math.max(1, Math.round(30 * length));
    const unit = { first, frames, hash: names[i] ?? '' };
    first += frames;
    return unit;
  });
}

const lengths = fc.array(fc.double({ min: 0.5, max: 9, noNaN: true }), {
  minLength: 1,
  maxLength: 60,
});
const none: ReadonlySet<string> = new Set();
const secondsOf = (units: readonly FilmUnit[]) =>
  units.reduce((sum, { frames }) => sum + frames, 0) / 30;

describe('cutSegments', () => {
  it('includes every unit once, in segments of at most 14 s unless one unit is longer', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, async (seconds) => {
        const units = unitsOf(seconds);
        const segments = await cutSegments(units, 30, none);
        let at = 0;
        for (const { units: count } of segments) {
          const own = units.slice(at, at + count);
          expect(own.length === 1 || secondsOf(own) <= 14).toBe(true);
          at += count;
        }
        expect(at).toBe(units.length);
      }),
    );
  });

  it('makes segments of about 8 s', async () => {
    const units = unitsOf(Array.from({ length: 60 }, (_, i) => 2 + (i % 4)));
    const segments = await cutSegments(units, 30, none);
    const average = secondsOf(units) / segments.length;
    expect(average).toBeGreaterThan(6);
    expect(average).toBeLessThan(10);
  });

  it('makes the first segment of a long film short, so it can be kept early', async () => {
    const [first] = await cutSegments(unitsOf(Array.from({ length: 30 }, () => 2.5)), 30, none);
    expect(first?.units).toBe(2);
    const [ofShort] = await cutSegments(unitsOf(Array.from({ length: 10 }, () => 2.5)), 30, none);
    expect(ofShort?.units).toBe(3);
  });

  it('makes at most two new segments when one sentence changes, whatever its new length', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        fc.nat(),
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        fc.boolean(),
        async (seconds, which, length, isKnown) => {
          const before = unitsOf(seconds);
          const kept = new Set((await cutSegments(before, 30, none)).map(({ hash }) => hash));
          const at = which % seconds.length;
          const after = unitsOf(
            seconds.with(at, length),
            seconds.map((_, i) => (i === at ? 'changed' : `unit ${i}`)),
          );
          const known = new Set(isKnown ? before.map(({ hash }) => hash) : []);
          const cut = await cutSegments(after, 30, kept, known);
          const made = cut.filter(({ hash }) => !kept.has(hash));
          // A sentence whose segment grew beyond 14 s is separated from its neighbours.
          expect(made.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('keeps a changing sentence separate, so only it is made again the next time', async () => {
    const row = (name: string) => unitsOf([3, 4, 5, 3], [name, 'desk', 'noon', 'Friday']);
    const kept = new Set<string>();
    const known = new Set<string>();
    const made: number[] = [];
    for (const name of ['Anna', 'Boris', 'Carla']) {
      const units = row(name);
      const segments = await cutSegments(units, 30, kept, known);
      let at = 0;
      made.push(
        segments.reduce((sum, { units: count, hash }) => {
          const own = units.slice(at, (at += count));
          return sum + (kept.has(hash) ? 0 : secondsOf(own));
        }, 0),
      );
      for (const { hash } of segments) kept.add(hash);
      for (const { hash } of units) known.add(hash);
    }
    expect(made).toEqual([15, 7, 3]);
  });

  it('cuts the same units the same way wherever they are planned', async () => {
    const units = unitsOf([3, 4, 5, 2, 6, 1, 8, 2]);
    expect(await cutSegments(units, 30, none)).toEqual(await cutSegments([...units], 30, none));
  });
});
