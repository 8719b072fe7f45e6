/**
 * What of a speech is kept when silences and filler words are taken out, and the timeline of what is
 * left: captions, mouth and music then follow the cut by themselves.
 */
import { FILM_REST, type SpeechTimeline, type TimedPhone } from '../types.ts';
import type { Edit } from '../editRequest.ts';
import { fillerWords } from './fillers.ts';
import { complement, lengthOf, type Span } from './spans.ts';

/** Seconds of silence that stay as they are: shorter ones are how speech breathes. */
const LONGEST_PAUSE = 0.3;
/** Seconds of a longer one that stay at each of its sides. */
const KEPT_PAUSE = 0.08;
/** Seconds; a cut that leaves less than this of a video is not made. */
const SHORTEST_VIDEO = 0.5;

type Features = Pick<Edit['additionalFeatures'], 'removeFillerWords' | 'removeSilenceParts'>;

/** The stretches to keep, in order, without overlap; the whole where there is nothing to cut. */
export function planCuts(timeline: SpeechTimeline, features: Features): Span[] {
  const cut = [
    ...(features.removeFillerWords ? fillerSpans(timeline) : []),
    ...(features.removeSilenceParts ? silentSpans(timeline) : []),
  ];
  const kept = complement(cut, timeline.duration);
  const whole = [{ start: 0, end: timeline.duration }];
  return lengthOf(kept) < Math.min(SHORTEST_VIDEO, timeline.duration) ? whole : kept;
}

/** A filler with the pause after it, where that is not the film's end: the pause before it stays. */
function fillerSpans({ words }: SpeechTimeline): Span[] {
  const fillers = fillerWords(words);
  return words.flatMap((word, i) =>
    fillers.has(i) ? [{ start: word.start, end: words[i + 1]?.start ?? word.end }] : [],
  );
}

/** The middles of long pauses; at the beginning and the end what is more than a film's rest. */
function silentSpans({ phones, duration }: SpeechTimeline): Span[] {
  return pauses(phones, duration).flatMap(({ start, end }) => {
    if (end - start <= LONGEST_PAUSE) return [];
    const from = start === 0 ? 0 : start + (end === duration ? FILM_REST.after : KEPT_PAUSE);
    const to = end === duration ? duration : end - (start === 0 ? FILM_REST.before : KEPT_PAUSE);
    return to > from ? [{ start: from, end: to }] : [];
  });
}

/** Silence between the phones, also where no phone says so. */
export function pauses(phones: readonly TimedPhone[], duration: number): Span[] {
  const spoken = phones.filter(({ phone, start, end }) => phone !== 'pau' && end > start);
  return complement(spoken, duration);
}
