/**
 * Computes the spans of a speech that remain when silences and filler words are cut. Captions, mouth and
 * music then follow the retimed timeline.
 */
import { FILM_REST, type SpeechTimeline, type TimedPhone } from '../types.ts';
import type { Edit } from '../editRequest.ts';
import { fillerWords } from './fillers.ts';
import { complement, lengthOf, type Span } from './spans.ts';

/** Silences up to this many seconds are kept: speech needs them. */
const LONGEST_PAUSE = 0.3;
/** Seconds of a longer silence that remain on each side. */
const KEPT_PAUSE = 0.08;
/** Frames per second: cuts remove whole frames, so that everything after them keeps its pictures. */
const FRAME_RATE = 30;
/** Tolerance in frames: times are exact to a tenth of a millisecond. */
const NOISE = 1e-3;
/** Seconds that must remain of a video, or it is not cut at all. */
const SHORTEST_VIDEO = 0.5;

type Features = Pick<Edit['additionalFeatures'], 'removeFillerWords' | 'removeSilenceParts'>;

/** Returns the spans to keep, in order and without overlap. */
export function planCuts(timeline: SpeechTimeline, features: Features): Span[] {
  const cut = [
    ...(features.removeFillerWords ? fillerSpans(timeline) : []),
    ...(features.removeSilenceParts ? silentSpans(timeline) : []),
  ];
  const kept = complement(cut, timeline.duration);
  const whole = [{ start: 0, end: timeline.duration }];
  return lengthOf(kept) < Math.min(SHORTEST_VIDEO, timeline.duration) ? whole : kept;
}

/**
 * Fillers with the pause after them, unless the film ends there; the pause before them remains. Less than a
 * frame of the pause after them is left, so that whole frames are removed.
 */
function fillerSpans(timeline: SpeechTimeline): Span[] {
  const { words } = timeline;
  const fillers = fillerWords(timeline);
  return words.flatMap(({ start }, i) => {
    if (!fillers.has(i) || fillers.has(i - 1)) return [];
    let last = i;
    while (fillers.has(last + 1)) last += 1;
    const spokenUntil = words[last]?.end ?? start;
    const end = words[last + 1]?.start ?? spokenUntil;
    const whole = start + wholeFrames(end - start);
    return [{ start, end: whole >= spokenUntil ? whole : end }];
  });
}

/** The middles of long pauses, and the excess over a film's rest at its start and end. */
function silentSpans({ phones, duration }: SpeechTimeline): Span[] {
  return pauses(phones, duration).flatMap(({ start, end }) => {
    if (end - start <= LONGEST_PAUSE) return [];
    const from = start === 0 ? 0 : start + (end === duration ? FILM_REST.after : KEPT_PAUSE);
    const to = end === duration ? duration : end - (start === 0 ? FILM_REST.before : KEPT_PAUSE);
    const length = wholeFrames(to - from);
    return length > 0 ? [{ start: from, end: from + length }] : [];
  });
}

/** The duration of the whole frames that fit into `seconds`. */
function wholeFrames(seconds: number): number {
  return Math.floor(seconds * FRAME_RATE + NOISE) / FRAME_RATE;
}

/** Returns silences, including gaps between phones. */
export function pauses(phones: readonly TimedPhone[], duration: number): Span[] {
  const spoken = phones.filter(({ phone, start, end }) => phone !== 'pau' && end > start);
  return complement(spoken, duration);
}
