import {
  type Bands,
  bandsAt,
  FEATURE_RATE,
  resampledBands,
  shareRanges,
  sliceOfBands,
} from './bands.ts';
import { type Features, featuresOf, rearranged, reversed } from './features.ts';
import { lengthOf, type Span, timeAt } from './spans.ts';
import { type Warp, warp } from './warp.ts';

/** Seconds from one frame to the next: coarse, for nothing is placed by it. */
export const COARSE = 0.01;
/** Share of a sentence that the two may run apart, and seconds for short ones. */
const BAND = 0.1;
const LEAST_BAND = 0.25;
/** Frames over which the pace is looked at. */
const STRIDE = 10;
/** How much an uneven pace counts beside the sound: other words fit only by running and halting. */
const UNEVEN = 0.5;

/** What is spoken in these spans, without what is between them. */
export function spokenBands(samples: Float32Array, spans: readonly Span[]): Bands {
  const frames = Math.floor(lengthOf(spans) / COARSE);
  const middles = Float64Array.from({ length: frames }, (_, i) => {
    return timeAt(spans, (i + 0.5) * COARSE, 'before') * FEATURE_RATE;
  });
  return bandsAt(samples, middles);
}

/** A recording beside an engine's speech at the same length. */
export interface Pair {
  /** Features of the recording and of the speech. */
  one: Features;
  other: Features;
  /** Frames that the two may be apart. */
  band: number;
  warped: Warp;
}

/** Lays the two beside one another; null where there is next to nothing to compare. */
export function layBeside(heard: Bands, sentence: Bands): Pair | null {
  if (heard.frames < 8 || sentence.frames < 8) return null;
  // Both are changed by what they share.
  const own = sliceOfBands(heard, 0, heard.frames);
  const said = resampledBands(sentence, heard.frames);
  shareRanges(own, said);
  const [one, other] = [featuresOf(own), featuresOf(said)];
  const band = Math.round(Math.max(LEAST_BAND / COARSE, BAND * one.frames));
  return { one, other, band, warped: warp(one, other, band) };
}

export interface Comparison {
  /** About 0.6 for the same words and 0.9 for others. */
  difference: number;
  /** For each frame of the recording, what it costs beside the speech, as a share of the usual. */
  shares: Float32Array;
}

/**
 * Compares by the cost of the one beside the other, as a share of what it costs beside six rearrangements
 * of that speech: the same voice with the same sounds saying other words. So the speaker, the room and its
 * noise count on both sides, and no limit is tuned to any of them.
 */
export function comparePair({ one, other, band, warped }: Pair): Comparison {
  const others = otherWords(other).map((each) => warp(one, each, band).cost);
  const usual = others.reduce((sum, each) => sum + each, 0) / others.length;
  return {
    difference: warped.cost / usual + UNEVEN * bendOf(warped.path),
    shares: warped.costs.map((each) => each / usual),
  };
}

/** The same sounds in other orders. */
function otherWords(said: Features): Features[] {
  const back = reversed(said);
  return [
    back,
    rearranged(said, [1, 2, 0]),
    rearranged(said, [2, 3, 0, 1]),
    rearranged(said, [3, 2, 1, 0]),
    rearranged(back, [1, 2, 0]),
    rearranged(back, [1, 0]),
  ];
}

/** The mean difference of a path's steps from an even pace, over a tenth of a second each. */
function bendOf(path: Int32Array): number {
  let sum = 0;
  for (let at = STRIDE; at < path.length; at += 1) {
    sum += Math.abs((path[at] ?? 0) - (path[at - STRIDE] ?? 0) - STRIDE);
  }
  return sum / STRIDE / Math.max(1, path.length - STRIDE);
}
