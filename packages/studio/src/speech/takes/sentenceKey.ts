import { readMarks } from '../../marks/readMarks.ts';
import { cutStretches } from '../stretches.ts';

/** A sentence of a script, as spoken in one recording. */
export interface SpokenSentence {
  /** See {@link sentenceKey}. */
  key: string;
  /** As written, without marks. */
  text: string;
}

/** Characters around a word that are not spoken. */
const UNSAID = /^[^\p{L}\p{N}\p{Sc}%&@#+]+|[^\p{L}\p{N}\p{Sc}%&@#+]+$/gu;

/**
 * Returns the words of a sentence, which identify its recordings: another comma or capital does not require
 * a new one. Empty if there is nothing to say.
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
 * Returns the sentences to record for a script, in its order: the stretches that a voice would speak, so
 * long sentences are cut at a comma and the script's pauses are kept. A repeated sentence is recorded once.
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
