import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWorkers, type Speeds } from './workersToUse.ts';

/** Returns the numbers of workers that a machine uses film after film, given its true speeds. */
function tried(cores: number, truth: Speeds, films = 8): number[] {
  const speeds: Record<number, number> = {};
  return Array.from({ length: films }, () => {
    const workers = chooseWorkers(cores, speeds);
    speeds[workers] = truth[workers] ?? 1;
    return workers;
  });
}

describe('chooseWorkers', () => {
  it('leaves a core to the encoder', () => {
    expect(
      [1, 2, 3, 64].map((cores) => Math.max(...tried(cores, { 1: 1, 2: 2, 3: 4, 4: 8 }))),
    ).toEqual([1, 1, 2, 4]);
  });

  it('measures more workers until they are no longer worth it, and then keeps the best number', () => {
    expect(tried(8, { 1: 300, 2: 500, 3: 520, 4: 530 })).toEqual([1, 2, 3, 2, 2, 2, 2, 2]);
    expect(tried(8, { 1: 300, 2: 280, 3: 900, 4: 900 })).toEqual([1, 2, 1, 1, 1, 1, 1, 1]);
  });

  it('settles on a number that has been measured', () => {
    const speed = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 32 }),
        fc.tuple(speed, speed, speed, speed),
        (cores, all) => {
          const truth = Object.fromEntries(all.map((each, i) => [i + 1, each]));
          const numbers = tried(cores, truth);
          expect(new Set(numbers.slice(4)).size).toBe(1);
          expect(numbers.slice(0, 4)).toContain(numbers[7]);
        },
      ),
    );
  });
});
