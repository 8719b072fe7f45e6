import { expect, test } from 'vitest';
import type { ImportedStretch } from '../../../backend/voiceRecordings.ts';
import { leftOut, moveEdge, peaksOf } from './importTrack.ts';

const stretch = (key: string, start: number | null, end: number | null): ImportedStretch => ({
  ...{ key, start, end },
  verdict: { kind: 'fits', from: null },
});
const FILE = [stretch('a', 1, 3), stretch('b', null, null), stretch('c', 4, 6)];

test('an edge stays within the file, its neighbours and its own sentence', () => {
  const start = (seconds: number) =>
    moveEdge(FILE, 10, { key: 'c', edge: 'start', seconds }).at(2)?.start;
  expect(start(3.517)).toBe(3.52);
  expect(start(0)).toBe(3);
  expect(start(9)).toBe(5.8);
  const end = (seconds: number) =>
    moveEdge(FILE, 10, { key: 'c', edge: 'end', seconds }).at(2)?.end;
  expect(end(99)).toBe(10);
  expect(end(0)).toBe(4.2);
  expect(moveEdge(FILE, 10, { key: 'b', edge: 'end', seconds: 5 })).toEqual(FILE);
});

test('words between sentences are left out, pauses are not', () => {
  const peaks = Array.from({ length: 100 }, (_, at) => (at >= 65 && at < 90 ? 0.8 : 0.01));
  expect(leftOut(FILE, 10, peaks)).toEqual([{ start: 6, end: 10 }]);
});

test('the waveform of a sentence is its part of the file', () => {
  const peaks = Array.from({ length: 10 }, (_, at) => at);
  expect(peaksOf(peaks, 10, { start: 4, end: 6 })).toEqual([4, 5]);
});
