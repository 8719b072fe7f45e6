/**
 * How many gestures a script will have, before any voice has spoken it: planned as for a film, on words at
 * an even pace.
 */
import { endsClause, endsSentence } from '../../reading/abbreviations.ts';
import { readMarks } from '../../marks/readMarks.ts';
import { writtenWords } from '../../reading/writtenWords.ts';
import { markedGestures } from '../../marks/findMarks.ts';
import type { Manner, SpeechTimeline, TimedPhone, TimedWord } from '../../types.ts';
import { plannedGestures } from './plan.ts';

/** Seconds per letter, and additional seconds per word, measured on the built-in voices. */
const LETTER = 0.055;
const WORD = 0.06;
/** Seconds of silence: around the film, between sentences, and at a comma. */
const REST = { before: 0.4, sentence: 0.28, clause: 0.12, after: 1 } as const;

/**
 * Returns a timeline of the script in which every letter takes the same time and every word has one vowel
 * after its onset.
 */
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
 * Estimates how many gestures a script will have by rule. The estimate is approximate because some of them
 * depend on which words a voice stresses, and on how long it takes for them.
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
