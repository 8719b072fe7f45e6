// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MANNERS } from '../../types.ts';
import { FrameTrack, type FrameState } from '../frameTrack.ts';
import { GESTURES } from '../../marks/gestures.ts';
import { FORMAT, largestSteps, MOST, STYLES, trackOf } from './testSteps.ts';
import { timelineOf } from './testTimeline.ts';

const marked = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('we', 'three', 'steps.', 'But', 'people', 'never') },
      { weight: 1, arbitrary: fc.constantFrom(...GESTURES).map((gesture) => `[${gesture}]`) },
    ),
    { minLength: 2, maxLength: 30 },
  )
  .map((words) => `So ${words.join(' ')} it is.`);

/** All numbers of a state except indexes, by name. */
function numbersOf({ eyes, brows, mouth, ...rest }: FrameState): Record<string, number> {
  const { figureX, figureY, headX, headY, faceX, faceY } = rest;
  const brow = Object.fromEntries(
    [...brows.left, ...brows.right].map((value, i) => [`brow ${i}`, value / 8]),
  );
  const half = { figureX, figureY, headX, headY, faceX, faceY };
  const offsets = Object.entries(half).map(([name, value]) => [name, value / 40] as const);
  return { ...Object.fromEntries(offsets), ...brow, ...mouth, ...eyes };
}

/** Largest change from frame to frame: lids and gaze change within a frame or two, as do lips. */
const FASTEST: Readonly<Record<string, number>> = { open: 1, gazeX: 2, gazeY: 1, smile: 0.5 };

test('no number of a state jumps, whatever the script and its marks', () => {
  fc.assert(
    fc.property(
      marked,
      fc.constantFrom(...MANNERS),
      fc.constantFrom(...STYLES),
      (script, manner, style) => {
        const track = trackOf(style, timelineOf(script), manner);
        let last = numbersOf(track.stateAt(0));
        for (let frame = 1; frame < track.frames; frame += 1) {
          const state = track.stateAt(frame);
          const now = numbersOf(state);
          for (const [name, value] of Object.entries(now)) {
            const isMouth = name in state.mouth && name !== 'smile';
            const most = FASTEST[name] ?? (isMouth ? 1 : 0.5);
            const step = Math.abs(value - (last[name] ?? 0));
            // Asserting each of a million numbers would take longer than computing them.
            if (!(step <= most)) expect.fail(`${name} at ${frame}: ${step}, at most ${most}`);
          }
          last = now;
        }
        const { rising } = largestSteps(track, style);
        // Consecutive marks move the hand straight from pose to pose.
        expect(rising).toBeLessThan(2 * MOST.rising);
      },
    ),
    { numRuns: 60 },
  );
});

test('the stroke of a hand peaks at its moment', () => {
  for (const style of STYLES) {
    for (const gesture of ['point left', 'point right', 'open', 'thumb up', 'wave'] as const) {
      const timeline = timelineOf(`It is so and then [${gesture}] here we are, all in good time.`);
      const track = new FrameTrack({ name: 'Amara', style }, timeline, [], {
        ...FORMAT,
        frameRate: 200,
      });
      const planned = track.gestures.find((own) => own.gesture === gesture) ?? expect.fail(gesture);
      const side = gesture === 'point left' ? 'left' : 'right';
      const outwards = side === 'left' ? -1 : 1;
      const reach = (frame: number) => {
        const arm = track.stateAt(frame).arms[side];
        // Ink in units of the flat art; a stroke goes up and, except for a wave, inwards.
        return arm ? arm.wristY + outwards * arm.wristX * (gesture === 'wave' ? -1 : 1) : Infinity;
      };
      const near = Array.from({ length: 60 }, (_, i) => Math.round(200 * planned.stroke) - 20 + i);
      const peak = near.reduce((best, frame) => (reach(frame) < reach(best) ? frame : best));
      expect(Math.abs(peak / 200 - planned.stroke)).toBeLessThan(0.05);
    }
  }
});
