import { toFeatureRate } from './atRate.ts';
import type { EngineSpeech } from '../speech/SpeechEngine.ts';
import type { TimedPhone, TimedWord } from '../types.ts';
import { bandsAt, FEATURE_RATE, shareRanges } from './bands.ts';
import { featuresOf } from './features.ts';
import { lengthOf, phoneSpans, type Span, spokenAt, spokenSpans, timeAt } from './spans.ts';
import { warp } from './warp.ts';

/** Seconds from one frame to the next. */
const HOP = 0.005;
/** How far the two may drift apart, as a share of the sentence, and in seconds for short ones. */
const BAND = 0.1;
const LEAST_BAND = 0.25;
/** Seconds from a pause within which a phone's edge is moved to the edge of the pause. */
const NEAR_PAUSE = 0.06;

/** A recording aligned with an engine's speech of the same words. */
export interface Alignment {
  /** Where the recording speaks. */
  spans: Span[];
  /** Maps a time in the engine's speech to the recording, in seconds. */
  place: (time: number, edge: 'start' | 'end') => number;
}

/**
 * Aligns an engine's speech with a recording of the same words: it removes the silence around both and
 * their pauses, stretches the engine's speech to the length of the recording, and warps the frames onto one
 * another. Returns null if nothing is spoken.
 *
 * @param samples - of the recording, at {@link FEATURE_RATE}
 */
export function alignSpeech(reference: EngineSpeech, samples: Float32Array): Alignment | null {
  const spans = spokenSpans({ samples, sampleRate: FEATURE_RATE });
  const known = phoneSpans(reference.phones);
  const frames = Math.floor(lengthOf(spans) / HOP);
  if (frames < 8 || known.length === 0) return null;
  const stretched = lengthOf(known) / frames;
  const heard = bandsAt(samples, framesOf(spans, HOP, frames));
  const said = bandsAt(toFeatureRate(reference), framesOf(known, stretched, frames));
  shareRanges(heard, said);
  const band = Math.round(Math.max(LEAST_BAND / HOP, BAND * frames));
  const { path } = warp(featuresOf(heard), featuresOf(said), band);
  return {
    spans,
    place: (time, edge) => {
      const at = HOP * crossing(path, spokenAt(known, time) / stretched - 0.5);
      return besidePause(spans, at + HOP / 2, edge);
    },
  };
}

/** The samples at the centres of frames that are spread evenly over the spoken spans. */
function framesOf(spans: readonly Span[], hop: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => {
    return timeAt(spans, (i + 0.5) * hop, 'before') * FEATURE_RATE;
  });
}

/**
 * Where a path reaches a frame: the middle between the first position at or after it and the last one up to
 * it.
 */
function crossing(path: Int32Array, frame: number): number {
  let first = path.findIndex((each) => each >= frame);
  if (first === -1) first = path.length;
  let last = first;
  while (last < path.length && (path[last] ?? 0) <= frame) last += 1;
  if (last > first) return (first + last - 1) / 2;
  if (first === 0) return -0.5;
  if (first === path.length) return path.length - 0.5;
  const [low, high] = [path[first - 1] ?? 0, path[first] ?? 0];
  return first - 1 + (frame - low) / (high - low);
}

/** A time in the recording; near a pause, the edge of the pause. */
function besidePause(spans: readonly Span[], spoken: number, edge: 'start' | 'end'): number {
  let before = 0;
  for (const { start, end } of spans.slice(0, -1)) {
    before += end - start;
    if (Math.abs(before - spoken) <= NEAR_PAUSE) {
      return timeAt(spans, before, edge === 'start' ? 'after' : 'before');
    }
  }
  return timeAt(spans, spoken, 'before');
}

/**
 * Returns the engine's phones as timed in the recording: in order, without gaps, and `pau` where it is
 * silent.
 */
export function alignedPhones(
  phones: readonly TimedPhone[],
  { spans, place }: Alignment,
  duration: number,
): TimedPhone[] {
  const aligned: TimedPhone[] = [];
  let time = 0;
  const add = (phone: string, end: number) => {
    if (end - time < 1e-4) return;
    const last = aligned.at(-1);
    if (phone === 'pau' && last?.phone === 'pau') last.end = end;
    else aligned.push({ phone, start: time, end });
    time = end;
  };
  for (const { phone, start, end } of phones) {
    if (phone === 'pau') continue;
    const [from, to] = [place(start, 'start'), place(end, 'end')];
    if (from > time + 0.02) add('pau', from);
    // A pause within a phone splits it.
    for (const [i, span] of spans.entries()) {
      const next = spans[i + 1];
      if (!next || span.end <= time || next.start >= to) continue;
      add(phone, span.end);
      add('pau', next.start);
    }
    add(phone, Math.max(time, to));
  }
  add('pau', duration);
  const last = aligned.at(-1);
  if (last) last.end = duration;
  return aligned;
}

/** Returns the engine's words as timed in the recording. A word that is not spoken has no duration. */
export function alignedWords(words: readonly TimedWord[], { place }: Alignment): TimedWord[] {
  let time = 0;
  return words.map((word) => {
    const start = Math.max(time, place(word.start, 'start'));
    time = Math.max(start, word.end > word.start ? place(word.end, 'end') : start);
    return { ...word, start, end: time };
  });
}
