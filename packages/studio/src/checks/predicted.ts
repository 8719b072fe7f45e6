/**
 * Predicts from a timeline how the mouth moves and how loud the file is.
 */
import { MouthTrack } from '../presenter/mouth/mouthTrack.ts';
import type { SpeechTimeline } from '../types.ts';
import type { Signal } from './signals.ts';

type Timeline = Pick<SpeechTimeline, 'phones' | 'duration'>;

export function predictedOpening(timeline: Timeline, frameRate: number): Signal {
  const track = new MouthTrack(timeline.phones, frameRate);
  const frames = Math.ceil(timeline.duration * frameRate);
  const values = Float64Array.from(
    { length: frames },
    (_, i) => track.shapeAt((i + 0.5) / frameRate).opening,
  );
  return { values, rate: frameRate };
}

/** Relative loudness of phones; vowels are not listed and are the loudest. */
const LOUDNESS: readonly (readonly [phones: string, loudness: number])[] = [
  ['pau', 0],
  ['p t k b d g', 0.2],
  ['f v th dh hh', 0.3],
  ['s z sh zh ch jh', 0.45],
  ['m n ng l r w y er', 0.7],
];

/** Predicts the loudness over time. @param rate Hz */
export function predictedLoudness({ phones, duration }: Timeline, rate: number): Signal {
  const loudness = new Map(
    LOUDNESS.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)),
  );
  const values = new Float64Array(Math.floor(duration * rate));
  for (const { phone, start, end } of phones) {
    values.fill(loudness.get(phone) ?? 1, Math.round(start * rate), Math.round(end * rate));
  }
  return { values, rate };
}
