/**
 * How many gestures a script is about to have, before any voice has spoken it: planned as for a film, on
 * words of an even pace.
 */
import { endsClause, endsSentence } from '../../speech/abbreviations.ts';
import { readMarks } from '../../speech/scriptMarks.ts';
import { writtenWords } from '../../speech/writtenWords.ts';
import { markedGestures } from '../../marks/findMarks.ts';
import type { Manner, SpeechTimeline, TimedPhone, TimedWord } from '../../types.ts';
import { plannedGestures } from './plan.ts';

/** Seconds of a letter and of a word besides, measured on the built-in voices. */
const LETTER = 0.055;
const WORD = 0.06;
/** Seconds of silence: around the film, between sentences, at a comma. */
const REST = { before: 0.4, sentence: 0.28, clause: 0.12, after: 1 } as const;

/** The script as if each of its letters took the same time, every word with one vowel after its onset. */
function evenTimeline(script: string, language: string): SpeechTimeline {
  const { text, pauses, inScript } = readMarks(script);
  const words: TimedWord[] = [];
  const phones: TimedPhone[] = [];
  let at: number = REST.before;
  const written = writtenWords(text);
  written.forEach(({ text: word, from, to }, i) => {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const end = at + WORD + LETTER * letters;
    words.push({ text: word, start: at, end, from: inScript(from), to: inScript(to) });
    phones.push({ phone: 'aa', start: at + (end - at) / 3, end });
    const next = written[i + 1];
    const asked = pauses.filter((pause) => pause.at >= to && next && pause.at <= next.from);
    at = end + asked.reduce((sum, { seconds }) => sum + seconds, restAfter(word, next?.text));
  });
  const duration = at + REST.after;
  return { version: 1, duration, words, phones, language, gestures: markedGestures(script) };
}

function restAfter(word: string, next: string | undefined): number {
  if (endsSentence(word, next)) return REST.sentence;
  return endsClause(word) ? REST.clause : 0;
}

/**
 * How many gestures a script will have by rule, about: which words a voice stresses, and how long it takes
 * for them, decides some of them.
 *
 * @param off offsets of words whose gesture by rule is turned off
 */
export function expectedByRule(
  script: string,
  { language, manner, off }: { language: string; manner: Manner; off: readonly number[] },
): number {
  const plan = plannedGestures(evenTimeline(script, language), manner, off);
  return plan.filter(({ from }) => from === 'rule').length;
}
