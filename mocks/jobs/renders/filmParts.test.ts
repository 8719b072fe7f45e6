// @vitest-environment node
import fc from 'fast-check';
import type { FilmPart } from '@lectern/studio';
import { describe, expect, it } from 'vitest';
import { finishedParts, packParts, partsForNextAttempt, readParts } from './filmParts.ts';

const states = ['kept', 'made', 'working', 'waiting'] as const;
const shareOf = (state: FilmPart['state'], share: number) =>
  state === 'working' ? share : state === 'waiting' ? 0 : 1;

/** Films of up to 450 parts, which last an hour. */
const films = fc
  .array(
    fc.record({
      state: fc.constantFrom(...states),
      length: fc.integer({ min: 1, max: 20 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 450 },
  )
  .map((parts) => {
    let end = 0;
    return parts.map(({ state, length, share }): FilmPart => {
      const start = end;
      end += length;
      return { start, end, state, share: shareOf(state, share) };
    });
  });

describe('stored parts', () => {
  it('are read back as written', () => {
    fc.assert(
      fc.property(films, (parts) => {
        expect(readParts(packParts(parts))).toEqual(parts);
      }),
    );
  });

  it('take little space: an hour is under 4 KB', () => {
    const parts = Array.from({ length: 450 }, (_, at): FilmPart => {
      return { start: at * 8, end: at * 8 + 8, state: 'kept', share: 1 };
    });
    expect(JSON.stringify(packParts(parts)).length).toBeLessThan(4_000);
  });

  it.each([
    ['no record', null],
    ['an old record', undefined],
    ['no part', { edges: [0], states: '', shares: [] }],
    ['an edge too few', { edges: [0, 8], states: 'km', shares: [] }],
    ['edges that go back', { edges: [0, 8, 4], states: 'km', shares: [] }],
    ['an edge that is no number', { edges: [0, Number.NaN], states: 'k', shares: [] }],
    ['a state of another version', { edges: [0, 8], states: 'x', shares: [] }],
    ['no states', JSON.parse('{ "edges": [0, 8] }')],
  ])('are null for %s', (_, record) => {
    expect(readParts(record)).toBeNull();
  });

  it('have shares from 0 to 1, whatever was stored', () => {
    const record = { edges: [0, 8, 16, 24], states: 'www', shares: [-1, 7] };
    expect(readParts(record)?.map(({ share }) => share)).toEqual([0, 1, 0]);
  });
});

it('the next attempt keeps exactly the finished parts', () => {
  fc.assert(
    fc.property(films, (parts) => {
      const next = partsForNextAttempt(parts);
      expect(finishedParts(next)).toEqual(finishedParts(parts));
      expect(next.filter(({ state }) => state === 'made' || state === 'working')).toEqual([]);
    }),
  );
});

it('an empty film has no stored parts and no finished ones', () => {
  expect(packParts([])).toBeNull();
  expect(finishedParts([])).toEqual({ count: 0, share: 0 });
});
