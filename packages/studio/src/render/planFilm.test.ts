import { expect, it } from 'vitest';
import { missingSegments } from './planFilm.ts';

const segmentsOf = (hashes: string) =>
  Array.from(hashes, (hash, i) => ({ first: 60 * i, frames: 60, hash }));

it.each([
  ['abc', '', [0, 1, 2]],
  ['abc', 'b', [0, 2]],
  ['abc', 'cab', []],
  ['abaca', '', [0, 1, 3]],
  ['abaca', 'a', [1, 3]],
])('of the segments %s, with %j kept, each missing one is made once', (hashes, kept, expected) => {
  expect(missingSegments(segmentsOf(hashes), new Set(kept))).toEqual(expected);
});
