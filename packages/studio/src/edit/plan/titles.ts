import type { TimedWord } from '../../types.ts';
import type { Edit } from '../../editRequest.ts';
import { sentencesOf } from '../../captions/sentences.ts';

/** Most characters in a title (specification section 5). */
const MAX_LENGTH = 50;
/** Characters after which a generated title is long enough. */
const WANTED_LENGTH = 30;
/** Seconds that a title stays by default (specification section 9). */
const DEFAULT_SECONDS = 3;

/** Templates that write a title while the user's is empty (section 4). */
const WRITES_TITLES: ReadonlySet<string> = new Set(['storyteller', 'movienight']);

/** Words that cannot end a title. */
const LEANING =
  /^(?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|is|are|your|our|my|that)$/iu;
/** Greetings that say nothing about what follows. */
const GREETING = /^(?:hello|hi|hey|good|welcome|today|so|now|well)\b/iu;

export interface Title {
  text: string;
  /** Seconds that it stays, from the start. */
  seconds: number;
}

/** The title of an edit, or undefined. */
export function titleOf(
  settings: NonNullable<Edit['aiEditSettings']>,
  words: readonly TimedWord[],
): Title | undefined {
  const given = settings.title?.text?.trim().slice(0, MAX_LENGTH) ?? '';
  const text = given === '' && WRITES_TITLES.has(settings.template) ? writeTitle(words) : given;
  const seconds = settings.title?.duration ?? DEFAULT_SECONDS;
  return text === '' || seconds <= 0 ? undefined : { text, seconds };
}

/** Writes a title from the first sentence that is not a greeting; empty if there is no text. */
export function writeTitle(words: readonly TimedWord[]): string {
  const sentences = sentencesOf(words).filter((sentence) => sentence.length > 2);
  const telling = sentences.find((sentence) => !GREETING.test(sentence[0]?.text ?? ''));
  const picked: string[] = [];
  for (const { text } of telling ?? sentences[0] ?? []) {
    const clean = text.replace(/[^\p{L}\p{M}\p{Nd}'-]/gu, '');
    if (clean === '') continue;
    if ([...picked, clean].join(' ').length > WANTED_LENGTH) break;
    picked.push(clean);
    if (picked.length > 1 && /[,;:.!?]$/u.test(text)) break;
  }
  while (picked.length > 1 && LEANING.test(picked.at(-1) ?? '')) picked.pop();
  const title = picked.join(' ').slice(0, MAX_LENGTH);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
