import { joinWords } from '../../captions/pieces.ts';
import type { TimedWord } from '../../types.ts';
import type { Edit } from '../../editRequest.ts';
import { writtenTitle } from '../../looks/index.ts';
import { lettersOf } from '../letters.ts';

/** Most characters in a title (specification section 5). */
const MAX_LENGTH = 50;
/** Seconds that a title stays by default (specification section 9). */
const DEFAULT_SECONDS = 3;

/** Templates that write a title while the user's is empty (section 4). */
const WRITES_TITLES: ReadonlySet<string> = new Set(['storyteller', 'movienight']);

export interface Title {
  text: string;
  /** Seconds that it stays, from the start. */
  seconds: number;
}

/** The title of an edit, or undefined. */
export function titleOf(
  settings: NonNullable<Edit['aiEditSettings']>,
  sentences: readonly (readonly TimedWord[])[],
): Title | undefined {
  const letters = lettersOf(settings.title?.text?.trim() ?? '');
  const given = letters.slice(0, MAX_LENGTH).join('');
  const writes = given === '' && WRITES_TITLES.has(settings.template);
  const text = writes ? writtenTitle(sentences, joinWords) : given;
  const seconds = settings.title?.duration ?? DEFAULT_SECONDS;
  return text === '' || seconds <= 0 ? undefined : { text, seconds };
}
