import { markedGestures, plainText } from '../../marks/findMarks.ts';
import type { SpeechTimeline, TimedPhone, TimedWord } from '../../types.ts';

const WORD = 0.3;
const REST = { sentence: 0.3, film: 0.4, end: 1 } as const;

/**
 * Returns a timeline as if the script were spoken: words of 0.3 s with their vowel after 0.1 s, 0.3 s
 * between sentences, each of which starts on a tenth of a second.
 */
export function timelineOf(script: string, language?: string): SpeechTimeline {
  const words: TimedWord[] = [];
  const phones: TimedPhone[] = [];
  let at: number = REST.film;
  const marks = Array.from(script.matchAll(/\[[^\]]*\]/gu));
  for (const { 0: text, index: from } of script.matchAll(/\S+/gu)) {
    if (marks.some((mark) => from >= mark.index && from < mark.index + mark[0].length)) continue;
    const start = Math.round(at * 10) / 10;
    phones.push({ phone: 'pau', start: phones.at(-1)?.end ?? 0, end: start });
    const end = start + WORD;
    words.push({ text, start, end, from, to: from + text.length });
    phones.push({ phone: 'b', start, end: start + 0.1 }, { phone: 'aa', start: start + 0.1, end });
    at = end + (/[.!?]$/u.test(text) ? REST.sentence : 0);
  }
  const duration = at + REST.end;
  phones.push({ phone: 'pau', start: phones.at(-1)?.end ?? 0, end: duration });
  return {
    ...{ version: 1, duration, words },
    phones: phones.filter(({ start, end }) => end > start),
    ...(language && { language }),
    gestures: plainText(script) === script ? [] : markedGestures(script),
  };
}
