import { describe, expect, test } from 'vitest';
import { createRunningTake } from './runningTake.ts';

const RATE = 16_000;
const PIECE = 800;

/** Feeds that many seconds at a level, 0–1, piece by piece. */
function hear(take: ReturnType<typeof createRunningTake>, seconds: number, level: number): void {
  for (let at = 0; at < (seconds * RATE) / PIECE; at += 1) {
    take.add(new Float32Array(PIECE).fill(level));
  }
}

describe('a running take', () => {
  test('loses no sample', () => {
    const take = createRunningTake(RATE);
    for (let at = 0; at < 5; at += 1) take.add(Float32Array.of(at, at + 0.5));
    expect([...take.samples()]).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]);
    expect(take.seconds).toBe(10 / RATE);
  });

  test('is over once the reader pauses', () => {
    const take = createRunningTake(RATE);
    hear(take, 1, 0.002);
    hear(take, 2, 0.3);
    expect(take.isOver).toBe(false);
    hear(take, 1, 0.002);
    expect(take.isOver).toBe(false);
    hear(take, 0.5, 0.002);
    expect(take.isOver).toBe(true);
  });

  test('waits for a reader who has not started, and is not ended by a cough', () => {
    const take = createRunningTake(RATE);
    hear(take, 20, 0.002);
    hear(take, 0.2, 0.5);
    hear(take, 5, 0.002);
    expect(take.isOver).toBe(false);
  });

  test('hears a quiet reader in a quiet room', () => {
    const take = createRunningTake(RATE);
    hear(take, 0.5, 0.0005);
    hear(take, 1, 0.02);
    hear(take, 1.5, 0.0005);
    expect(take.isOver).toBe(true);
  });

  test('draws twenty peaks a second', () => {
    const take = createRunningTake(RATE);
    hear(take, 2, 0.25);
    expect(take.peaks).toHaveLength(40);
    expect(take.peaks[0]).toBeCloseTo(0.25);
  });
});
