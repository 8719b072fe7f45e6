/**
 * What of a speech is kept when silences and filler words are taken out, and the timeline of what is
 * left: captions, mouth and music then follow the cut by themselves.
 */
import type { SpeechTimeline, TimedPhone } from '../../types.ts';
import type { Edit, Span } from '../types.ts';
import { fillerWords } from './fillers.ts';

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

/** A filler with the pause after it: the pause before it then stands alone. */
function fillerSpans({ words, duration }: SpeechTimeline): Span[] {
  const fillers = fillerWords(words);
  return words.flatMap((word, i) =>
    fillers.has(i) ? [{ start: word.start, end: words[i + 1]?.start ?? duration }] : [],
  );
}

/** The middles of long pauses, of which one at the beginning or the end is cut to the edge. */
function silentSpans({ phones, duration }: SpeechTimeline): Span[] {
  return pauses(phones, duration).flatMap(({ start, end }) => {
    if (end - start <= LONGEST_PAUSE) return [];
    const from = start === 0 ? 0 : start + KEPT_PAUSE;
    const to = end === duration ? duration : end - KEPT_PAUSE;
    return [{ start: from, end: to }];
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

/** The timeline of what is kept; a word or phone of which nothing is left is gone. */
export function retime(timeline: SpeechTimeline, kept: readonly Span[]): SpeechTimeline {
  const moved = <T extends Span>(
    items: readonly T[],
    isKept: (item: T, length: number) => boolean,
  ) =>
    items.flatMap((item) => {
      const start = timeAfter(kept, item.start);
      const end = timeAfter(kept, item.end);
      return isKept(item, end - start) ? [{ ...item, start, end }] : [];
    });
  return {
    version: 1,
    duration: lengthOf(kept),
    phones: moved(timeline.phones, (_, length) => length > 1e-4),
    // A word that is never spoken (an emoji) has no length of its own and stays.
    words: moved(timeline.words, ({ start, end }, length) => length > 1e-4 || end - start <= 1e-4),
  };
}
