/**
 * The spans of a speech that remain when silences and filler words are cut. Captions, mouth and music
 * then follow the retimed timeline.
 */
import { FILM_REST, type SpeechTimeline, type TimedPhone } from '../types.ts';
import type { Edit } from '../editRequest.ts';
import { fillerWords } from './fillers.ts';
import { complement, lengthOf, type Span } from './spans.ts';

/** Silences up to this many seconds are kept: speech needs them. */
const LONGEST_PAUSE = 0.3;
/** Seconds of a longer silence that remain at each side. */
const KEPT_PAUSE = 0.08;
/** Seconds that must remain of a video, or it is not cut at all. */
const SHORTEST_VIDEO = 0.5;

type Features = Pick<Edit['additionalFeatures'], 'removeFillerWords' | 'removeSilenceParts'>;

/** The spans to keep, in order, without overlap. */
export function planCuts(timeline: SpeechTimeline, features: Features): Span[] {
  const cut = [
    ...(features.removeFillerWords ? fillerSpans(timeline) : []),
    ...(features.removeSilenceParts ? silentSpans(timeline) : []),
  ];
  const kept = complement(cut, timeline.duration);
  const whole = [{ start: 0, end: timeline.duration }];
  return lengthOf(kept) < Math.min(SHORTEST_VIDEO, timeline.duration) ? whole : kept;
}

/** A filler with the pause after it, unless the film ends there; the pause before it remains. */
function fillerSpans({ words }: SpeechTimeline): Span[] {
  const fillers = fillerWords(words);
  return words.flatMap((word, i) =>
    fillers.has(i) ? [{ start: word.start, end: words[i + 1]?.start ?? word.end }] : [],
  );
}

/** The middles of long pauses, and any excess over a film's rest at its beginning and end. */
function silentSpans({ phones, duration }: SpeechTimeline): Span[] {
  return pauses(phones, duration).flatMap(({ start, end }) => {
    if (end - start <= LONGEST_PAUSE) return [];
    const from = start === 0 ? 0 : start + (end === duration ? FILM_REST.after : KEPT_PAUSE);
    const to = end === duration ? duration : end - (start === 0 ? FILM_REST.before : KEPT_PAUSE);
    return to > from ? [{ start: from, end: to }] : [];
  });
}

/** Silences, including gaps between phones. */
export function pauses(phones: readonly TimedPhone[], duration: number): Span[] {
  const spoken = phones.filter(({ phone, start, end }) => phone !== 'pau' && end > start);
  return complement(spoken, duration);
}
