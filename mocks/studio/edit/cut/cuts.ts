/**
 * What of a speech is kept when silences and filler words are taken out, and the timeline of what is
 * left: captions, mouth and music then follow the cut by themselves.
 */
import { FILM_REST, type SpeechTimeline, type TimedPhone, type TimedWord } from '../../types.ts';
import type { Edit, Span } from '../types.ts';
import { fillerWords, withoutFillers } from './fillers.ts';

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

/** What lies between spans, in order. */
export function complement(spans: readonly Span[], duration: number): Span[] {
  const free: Span[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) free.push({ start: at, end: Math.min(start, duration) });
    at = Math.max(at, end);
  }
  if (at < duration) free.push({ start: at, end: duration });
  return free.filter(({ start, end }) => end > start);
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Where a moment of the original lies once only `kept` is left. */
function timeAfter(kept: readonly Span[], time: number): number {
  return kept.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(time, end) - start), 0);
}

/**
 * The timeline of what is kept; a word or phone of which nothing is left is gone. Where fillers were
 * cut out, the words beside them lose the marks that belonged to these.
 */
export function retime(timeline: SpeechTimeline, kept: readonly Span[]): SpeechTimeline {
  const moved = <T extends Span>(items: readonly T[], isKept: (item: T, left: number) => boolean) =>
    items.flatMap((item) => {
      const start = timeAfter(kept, item.start);
      const end = timeAfter(kept, item.end);
      return isKept(item, end - start) ? [{ ...item, start, end }] : [];
    });
  // A word that is never spoken (an emoji) has no length of its own and stays.
  const isSpoken = ({ start, end }: Span, left: number) => left > 1e-4 || end - start <= 1e-4;
  const words = moved(timeline.words, isSpoken);
  return {
    version: 1,
    duration: lengthOf(kept),
    phones: moved(timeline.phones, (_, left) => left > 1e-4),
    words: words.length < timeline.words.length ? mended(timeline.words, words) : words,
  };
}

/** Words as they are written without the fillers that are gone. */
function mended(before: readonly TimedWord[], left: readonly TimedWord[]): TimedWord[] {
  const texts = new Map(withoutFillers(before).map(({ from, text }) => [from, text]));
  return left.map((word) => ({ ...word, text: texts.get(word.from) ?? word.text }));
}
