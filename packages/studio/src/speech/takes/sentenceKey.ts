import { readMarks } from '../scriptMarks.ts';
import { cutStretches } from '../stretches.ts';

/** A sentence of a script, as one recording speaks it. */
export interface SpokenSentence {
  /** See {@link sentenceKey}. */
  key: string;
  /** As written, without marks. */
  text: string;
}

/** Everything around a word that is not said. */
const UNSAID = /^[^\p{L}\p{N}\p{Sc}%&@#+]+|[^\p{L}\p{N}\p{Sc}%&@#+]+$/gu;

/**
 * The words of a sentence, which tell its recordings: a comma or a capital more needs no new one. Empty
 * where there is nothing to say.
 */
export function sentenceKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/u)
    .map((word) => word.replace(UNSAID, ''))
    .filter((word) => word !== '')
    .join(' ');
}

/**
 * What there is to record for a script, in its order: the stretches that a voice would speak, so that
 * long sentences are cut at a comma and pauses stay the script's. What is said twice is recorded once.
 */
export function spokenSentences(script: string): SpokenSentence[] {
  const marked = readMarks(script);
  const sentences = new Map<string, string>();
  for (const { from, to } of cutStretches(marked).stretches) {
    const text = marked.text.slice(from, to).replaceAll(/\s+/gu, ' ');
    const key = sentenceKey(text);
    if (key !== '' && !sentences.has(key)) sentences.set(key, text);
  }
  return [...sentences].map(([key, text]) => ({ key, text }));
}
