import { headingWords } from './headingWords.ts';
import { plainWord } from './plainWord.ts';

/** Characters after which a generated title is long enough. */
const WANTED_LENGTH = 30;

/** Greetings that say nothing about what follows. */
const GREETING = /^(?:hello|hi|hey|good|welcome|today|so|now|well)\b/iu;
/** The end of a clause. */
const STOP = /[,;:.!?–—，、。；：！？،؛؟।]$/u;
/** The characters that a title may have (specification section 5). */
const ACCEPTED = /^[\p{L}\p{M}\p{Nd}.,!?'"()-]*$/u;

/**
 * Writes a title from the first sentence that is not a greeting; empty if there is no text.
 *
 * @param join returns the text of words in a row
 */
export function writtenTitle<Word extends { text: string }>(
  sentences: readonly (readonly Word[])[],
  join: (words: readonly Word[]) => string,
): string {
  const long = sentences.filter(({ length }) => length > 2);
  const telling = long.filter(([first]) => !GREETING.test(first?.text ?? ''));
  for (const sentence of [...telling, ...long]) {
    const title = openingOf(sentence, join);
    if (title !== '') return title.charAt(0).toUpperCase() + title.slice(1);
  }
  return '';
}

/**
 * Returns the first words of a sentence. They end before a word that has other characters than a title may
 * have: without them, '9:30' or '20%' would be another number.
 */
function openingOf<Word extends { text: string }>(
  sentence: readonly Word[],
  join: (words: readonly Word[]) => string,
): string {
  const picked: Word[] = [];
  for (const word of sentence) {
    // Invisible characters, such as joiners, are not accepted either.
    const text = plainWord(word.text).replace(/\p{Cf}/gu, '');
    const next = text === '' ? picked : [...picked, { ...word, text }];
    if (!ACCEPTED.test(text) || join(next).length > WANTED_LENGTH) break;
    if (text !== '') picked.push({ ...word, text });
    if (picked.length > 1 && STOP.test(word.text)) return join(picked);
  }
  return join(picked.length < sentence.length ? headingWords(picked) : picked);
}
