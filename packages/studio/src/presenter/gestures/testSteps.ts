import { composeFrame } from '../../scene/composition.ts';
import type { MANNERS, SpeechTimeline } from '../../types.ts';
import { FrameTrack } from '../frameTrack.ts';
import type { ArmPose } from '../rig/rigState.ts';
import { phasesOf } from './phases.ts';
import { restOf } from './poses.ts';

export const FORMAT = { width: 1280, height: 720, frameRate: 30 };
export const STYLES = ['avataaars', 'notionists'] as const;
/** Maximum px at a height of 720 from one frame to the next, from the guide. */
export const MOST = { raised: 10, rising: 71, head: 9 } as const;

type Style = (typeof STYLES)[number];

export const trackOf = (style: Style, timeline: SpeechTimeline, manner: (typeof MANNERS)[number]) =>
  new FrameTrack({ name: 'Amara', style }, timeline, [], FORMAT, { manner });

const distance = (a: ArmPose, b: ArmPose) => Math.hypot(a.wristX - b.wristX, a.wristY - b.wristY);

/**
 * Returns the largest steps of a film in px: of hands in stroke and hold, of rising and falling hands, and
 * of heads.
 */
export function largestSteps(track: FrameTrack, style: Style) {
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
      // An arm that appears or disappears is outside the picture.
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
