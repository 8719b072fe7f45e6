import type { SpeechTimeline, TimedWord } from '../types.ts';
import { withoutFillers } from './fillers.ts';
import { lengthOf, type Span } from './spans.ts';

/** Maps a time of the original to the cut film. */
function timeAfter(kept: readonly Span[], time: number): number {
  return kept.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(time, end) - start), 0);
}

/** Returns words whose text no longer contains punctuation of the cut fillers. */
function mended(before: SpeechTimeline, left: readonly TimedWord[]): TimedWord[] {
  const texts = new Map(withoutFillers(before).map(({ from, text }) => [from, text]));
  return left.map((word) => ({ ...word, text: texts.get(word.from) ?? word.text }));
}

/**
 * Returns the timeline of the kept spans; words and phones outside them are dropped. Words next to a cut
 * filler lose the punctuation that belonged to it.
 */
export function retime(timeline: SpeechTimeline, kept: readonly Span[]): SpeechTimeline {
  const moved = <T extends Span>(items: readonly T[], isKept: (item: T, left: number) => boolean) =>
    items.flatMap((item) => {
      const start = timeAfter(kept, item.start);
      const end = timeAfter(kept, item.end);
      return isKept(item, end - start) ? [{ ...item, start, end }] : [];
    });
  // A silent word (an emoji) has no duration, and is kept.
  const isSpoken = ({ start, end }: Span, left: number) => left > 1e-4 || end - start <= 1e-4;
  const words = moved(timeline.words, isSpoken);
  return {
    ...(timeline.language !== undefined && { language: timeline.language }),
    // Gestures refer to words, and move with them.
    ...(timeline.gestures && { gestures: timeline.gestures }),
    version: 1,
    duration: lengthOf(kept),
    phones: moved(timeline.phones, (_, left) => left > 1e-4),
    words: words.length < timeline.words.length ? mended(timeline, words) : words,
  };
}
