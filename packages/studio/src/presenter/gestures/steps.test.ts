// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeFrame } from '../../scene/composition.ts';
import { MANNERS, type SpeechTimeline } from '../../types.ts';
import { FrameTrack, type FrameState } from '../frameTrack.ts';
import type { ArmPose } from '../rig/rigState.ts';
import { GESTURES } from '../../marks/gestures.ts';
import { phasesOf } from './phases.ts';
import { restOf } from './poses.ts';
import { SCRIPTS } from './testScripts.ts';
import { spokenTimelines } from './testSpeech.ts';
import { timelineOf } from './testTimeline.ts';

const FORMAT = { width: 1280, height: 720, frameRate: 30 };
const STYLES = ['avataaars', 'notionists'] as const;
/** px at a height of 720 from one frame to the next, from the guide. */
const MOST = { raised: 10, rising: 71, head: 9 } as const;

type Style = (typeof STYLES)[number];

const trackOf = (style: Style, timeline: SpeechTimeline, manner: (typeof MANNERS)[number]) =>
  new FrameTrack({ name: 'Amara', style }, timeline, [], FORMAT, { manner });

const distance = (a: ArmPose, b: ArmPose) => Math.hypot(a.wristX - b.wristX, a.wristY - b.wristY);

/** The largest steps of a film in px, of hands in stroke and hold, of hands that rise and fall, and of heads. */
function largestSteps(track: FrameTrack, style: Style) {
  const { artScale } = composeFrame(FORMAT, style, 'disc');
  const steps = { raised: 0, rising: 0, head: 0 };
  const isRaised = (time: number) =>
    track.gestures.some(
      ({ gesture, beats, stroke, settle }) =>
        time - 1.5 / FORMAT.frameRate > stroke - phasesOf(gesture).attack &&
        time < settle &&
        // The second hand of a contrast rises while the first one holds.
        !(gesture === 'contrast' && beats.length > 1),
    );
  let last = track.stateAt(0);
  for (let frame = 1; frame < track.frames; frame += 1) {
    const state = track.stateAt(frame);
    const time = (frame + 0.5) / FORMAT.frameRate;
    for (const side of ['left', 'right'] as const) {
      const [from, to] = [last.arms[side], state.arms[side]];
      const rest = restOf(style, side, false);
      // An arm that comes or goes is out of the picture.
      if (!from || !to) {
        const seen = from ?? to;
        if (seen) steps.rising = Math.max(steps.rising, artScale * distance(seen, rest));
        continue;
      }
      const step = artScale * distance(from, to);
      const kind = isRaised(time) ? 'raised' : 'rising';
      steps[kind] = Math.max(steps[kind], step);
    }
    steps.head = Math.max(
      steps.head,
      Math.hypot(state.faceX - last.faceX, state.faceY - last.faceY) / 2,
      Math.hypot(state.headX - last.headX, state.headY - last.headY) / 2,
    );
    last = state;
  }
  return steps;
}

test('hands and heads move without jumps in ten scripts', async () => {
  const timelines = Object.values(await spokenTimelines(SCRIPTS));
  const all = STYLES.flatMap((style) =>
    (['natural', 'lively'] as const).flatMap((manner) =>
      timelines.map((timeline) => largestSteps(trackOf(style, timeline, manner), style)),
    ),
  );
  const most = (kind: keyof typeof MOST) => Math.max(...all.map((steps) => steps[kind]));
  console.info(
    `largest steps between frames at 720p: ${most('raised').toFixed(1)} px in stroke and hold, ` +
      `${most('rising').toFixed(1)} rising and falling, ${most('head').toFixed(1)} the head`,
  );
  for (const kind of ['raised', 'rising', 'head'] as const) {
    expect(most(kind)).toBeGreaterThan(2);
    expect(most(kind)).toBeLessThanOrEqual(MOST[kind]);
  }
}, 60_000);

const marked = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('we', 'three', 'steps.', 'But', 'people', 'never') },
      { weight: 1, arbitrary: fc.constantFrom(...GESTURES).map((gesture) => `[${gesture}]`) },
    ),
    { minLength: 2, maxLength: 30 },
  )
  .map((words) => `So ${words.join(' ')} it is.`);

/** All numbers of a state that are not indexes, by name. */
function numbersOf({ eyes, brows, mouth, ...rest }: FrameState): Record<string, number> {
  const { figureX, figureY, headX, headY, faceX, faceY } = rest;
  const brow = Object.fromEntries(
    [...brows.left, ...brows.right].map((value, i) => [`brow ${i}`, value / 8]),
  );
  const half = { figureX, figureY, headX, headY, faceX, faceY };
  const offsets = Object.entries(half).map(([name, value]) => [name, value / 40] as const);
  return { ...Object.fromEntries(offsets), ...brow, ...mouth, ...eyes };
}

/** Largest change from frame to frame: lids and gaze jump in a frame or two, and so do lips. */
const FASTEST: Readonly<Record<string, number>> = { open: 1, gazeX: 2, gazeY: 1, smile: 0.5 };

test('no number of a state jumps, whatever is said and marked', () => {
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
            expect(Math.abs(value - (last[name] ?? 0)), `${name} at ${frame}`).toBeLessThanOrEqual(
              most,
            );
          }
          last = now;
        }
        const { rising } = largestSteps(track, style);
        // Marks that follow at once take the hand straight from pose to pose.
        expect(rising).toBeLessThan(2 * MOST.rising);
      },
    ),
    { numRuns: 60 },
  );
});

test('the stroke of a hand is at its peak on its moment', () => {
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
        // Ink in units of the flat art; a stroke goes up and, but for a wave, inwards.
        return arm ? arm.wristY + outwards * arm.wristX * (gesture === 'wave' ? -1 : 1) : Infinity;
      };
      const near = Array.from({ length: 60 }, (_, i) => Math.round(200 * planned.stroke) - 20 + i);
      const peak = near.reduce((best, frame) => (reach(frame) < reach(best) ? frame : best));
      expect(Math.abs(peak / 200 - planned.stroke)).toBeLessThan(0.05);
    }
  }
});
