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

/** Seconds from one frame to the next: coarse, because nothing is placed by it. */
export const COARSE = 0.01;
/** How far the two may drift apart, as a share of the sentence, and in seconds for short ones. */
const BAND = 0.1;
const LEAST_BAND = 0.25;
/** Frames over which the pace is measured. */
const STRIDE = 10;
/** Weight of an uneven pace relative to the sound: other words only fit by speeding up and stalling. */
const UNEVEN = 0.5;

/** Returns the bands of the given spans, without what lies between them. */
export function spokenBands(samples: Float32Array, spans: readonly Span[]): Bands {
  const frames = Math.floor(lengthOf(spans) / COARSE);
  const middles = Float64Array.from({ length: frames }, (_, i) => {
    return timeAt(spans, (i + 0.5) * COARSE, 'before') * FEATURE_RATE;
  });
  return bandsAt(samples, middles);
}

/** A recording and an engine's speech, brought to the same length. */
export interface Pair {
  /** Features of the recording and of the speech. */
  one: Features;
  other: Features;
  /** Frames by which the two may drift apart. */
  band: number;
  warped: Warp;
}

/** Aligns the two; null if there is next to nothing to compare. */
export function layBeside(heard: Bands, sentence: Bands): Pair | null {
  if (heard.frames < 8 || sentence.frames < 8) return null;
  // `shareRanges` changes both, so work on copies.
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
  /** The cost of each frame of the recording against the speech, as a share of the usual cost. */
  shares: Float32Array;
}

/**
 * Compares by the cost of one against the other, relative to the cost against six rearrangements of that
 * speech: the same voice with the same sounds, saying other words. The speaker, the room and its noise
 * therefore count on both sides, and no limit is tuned to any of them.
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

/** The mean deviation of a path's steps from an even pace, each over a tenth of a second. */
function bendOf(path: Int32Array): number {
  let sum = 0;
  for (let at = STRIDE; at < path.length; at += 1) {
    sum += Math.abs((path[at] ?? 0) - (path[at - STRIDE] ?? 0) - STRIDE);
  }
  return sum / STRIDE / Math.max(1, path.length - STRIDE);
}
