import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RENDER_STAGES } from '../types.ts';
import { RenderProgress } from './progress.ts';

const SIZE = { width: 1280, height: 720, frames: 600 };

describe('RenderProgress', () => {
  it('never falls and never leaves 0 to 1, in whatever order reports arrive', () => {
    const report = fc.oneof(
      fc.record({
        stage: fc.constantFrom(...RENDER_STAGES),
        share: fc.double({ min: -1, max: 2, noNaN: true }),
      }),
      fc.record({ frames: fc.nat(700) }),
    );
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        const progress = new RenderProgress(SIZE, () => 0);
        let last = 0;
        for (const told of reports) {
          const { fraction } =
            'stage' in told
              ? progress.at(told.stage, told.share)
              : progress.frames(told.frames, 600);
          expect(fraction).toBeGreaterThanOrEqual(last);
          expect(fraction).toBeLessThanOrEqual(1);
          last = fraction;
        }
      }),
    );
  });

  it('reaches 1 only when everything is saved', () => {
    const progress = new RenderProgress(SIZE, () => 0);
    expect(progress.frames(600, 600).fraction).toBeLessThan(1);
    expect(progress.frames(600, 600).fraction).toBeGreaterThan(0.9);
    expect(progress.at('sound', 1).fraction).toBeLessThan(1);
    expect(progress.at('saving', 1).fraction).toBeCloseTo(1);
  });

  it('estimates the time left from the speed, once it is measured', () => {
    let now = 0;
    const progress = new RenderProgress({ ...SIZE, frames: 1000 }, () => now);
    const at = (frames: number) => {
      now = frames * 10;
      return progress.frames(frames, 1000).secondsLeft;
    };
    expect(at(10)).toBeUndefined();
    expect(at(30)).toBeUndefined();
    // 10 ms a frame: 900 frames are 9 s, and the stages after them slightly more
    const left = at(100) ?? 0;
    expect(left).toBeGreaterThan(9);
    expect(left).toBeLessThan(10.5);
    expect(at(900) ?? 0).toBeLessThan(2.5);
  });
});
