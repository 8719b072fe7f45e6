/**
 * The lengths of a gesture's phases: the hand is prepared, strokes, holds and retracts (Kendon, Gesture,
 * 2004). The values chosen by eye within the ranges of the literature are listed in the design's guide.
 */
import type { Gesture } from '../../marks/gestures.ts';

/** Seconds. */
export interface Phases {
  /** The opposite movement that announces the gesture. */
  anticipation: number;
  preparation: number;
  /** From the end of the preparation to the peak, which is timed to the word. */
  attack: number;
  /** From the peak to the end of the stroke. */
  follow: number;
  hold: number;
  recovery: number;
}

const phases = (...[anticipation, preparation, attack, follow, hold, recovery]: number[]) =>
  Object.fromEntries(
    Object.entries({ anticipation, preparation, attack, follow, hold, recovery }).map(
      ([phase, ms = 0]) => [phase, ms / 1000],
    ),
  ) as unknown as Phases;

const WAVE = phases(120, 360, 93, 467, 160, 480);
const POINT = phases(120, 320, 88, 52, 620, 440);
const COUNT = phases(100, 320, 75, 45, 560, 440);
const OPEN = phases(120, 320, 125, 75, 560, 520);
const THUMB = phases(100, 300, 100, 60, 560, 440);
const NOD = phases(80, 0, 160, 0, 60, 300);
const SHAKE = phases(80, 0, 93, 467, 0, 240);
const SMILE = phases(0, 0, 350, 0, 1200, 500);
const LOOK = phases(0, 0, 50, 0, 900, 50);

/** Minimum seconds of the phases that may be shortened if speech leaves no more room. */
export const SHORTEST = { preparation: 0.26, follow: 0.19, recovery: 0.3 } as const;

export function phasesOf(gesture: Gesture): Phases {
  if (gesture === 'wave') return WAVE;
  if (gesture === 'thumb up') return THUMB;
  if (gesture === 'nod') return NOD;
  if (gesture === 'shake') return SHAKE;
  if (gesture === 'smile') return SMILE;
  if (gesture === 'open' || gesture === 'contrast') return OPEN;
  if (gesture.startsWith('look')) return LOOK;
  return gesture.startsWith('point') ? POINT : COUNT;
}

/** The part of the body that a gesture moves: two gestures of one channel never overlap. */
export type Channel = 'hands' | 'head' | 'face' | 'eyes';

export function channelOf(gesture: Gesture): Channel {
  if (gesture === 'nod' || gesture === 'shake') return 'head';
  if (gesture === 'smile') return 'face';
  return gesture.startsWith('look') ? 'eyes' : 'hands';
}
