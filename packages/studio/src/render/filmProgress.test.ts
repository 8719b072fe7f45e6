import { expect, it } from 'vitest';
import type { FilmPart } from '../types.ts';
import { FilmProgress } from './filmProgress.ts';
import type { Plan } from './plan.ts';

it('parts with the same pictures are finished together', () => {
  let told: readonly FilmPart[] = [];
  const format = { width: 1280, height: 720, frameRate: 30 };
  const progress = new FilmProgress(format, ({ parts }) => (told = parts ?? told));
  const segments = ['a', 'b', 'a'].map((hash, i) => ({ first: 30 * i, frames: 30, hash }));
  progress.planned({ segments, frames: 90 } as unknown as Plan, new Set());
  progress.drawn(0, 15);
  expect(told.map(({ state }) => state)).toEqual(['working', 'waiting', 'waiting']);
  progress.made(0);
  expect(told.map(({ state, share }) => [state, share])).toEqual([
    ['made', 1],
    ['waiting', 0],
    ['made', 1],
  ]);
});
