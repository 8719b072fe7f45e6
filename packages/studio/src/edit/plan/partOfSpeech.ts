/**
 * The part of speech of a word, guessed from its neighbours: enough to distinguish 'a watch' from 'watch a
 * film', and a second of time from the second of three.
 */
export type Part = 'noun' | 'verb' | 'ordinal' | 'unknown';

export interface Neighbours {
  /** Written words; undefined at the edges of the sentence. */
  before: string | undefined;
  after: string | undefined;
  /** Punctuation after the word, such as a comma. */
  mark: string;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const DETERMINERS = setOf(
  'a an the this that these those my your his her its our their every each some any no one two ' +
    'three four five six seven eight nine ten few many several another per half',
);
const PREPOSITIONS = setOf(
  'of in on at by for from with without into onto over under about through',
);
const PRONOUNS = setOf("i you he she it we they who let's");
const BEFORE_VERBS = setOf(
  "to will would can could shall should may might must do does did don't doesn't didn't can't " +
    "won't please not never always just now i'll you'll we'll they'll",
);
const ORDINALS = setOf(
  'first second third fourth fifth sixth seventh eighth ninth tenth last next',
);
/** Words before a second of time; other ordinals need no such check. */
const COUNTED = setOf('a one per each every half split');
/** Adverbs that show nothing; most others end in '-ly'. */
const ADVERBS = setOf(
  'here there where then also again soon still even just only always never often once together ' +
    'maybe perhaps already instead away back everywhere anywhere somewhere forward ahead almost ' +
    'sometimes later before after else rather quite well too',
);
/** Words that can directly follow a noun. */
const AFTER_NOUNS = setOf(
  'is are was were be has have had can will and or but of in on at by for from with to that which ' +
    'who when while than ago later before after',
);

export const bare = (text: string | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/** Whether a word is an adverb. */
export const isAdverb = (word: string): boolean =>
  ADVERBS.has(bare(word)) || /\p{L}{2}ly$/u.test(bare(word));

/** Whether a word is an ordinal. */
function isOrdinal(word: string, { before, after, mark }: Neighbours): boolean {
  const stem = bare(word).replace(/ly$/u, '');
  if (!ORDINALS.has(stem)) return false;
  const isTime = stem === 'second' && COUNTED.has(bare(before));
  return !isTime || (mark === '' && after !== undefined && !AFTER_NOUNS.has(bare(after)));
}

/** Guesses the part of speech of a word from its neighbours. */
export function partOf(word: string, neighbours: Neighbours): Part {
  if (isOrdinal(word, neighbours)) return 'ordinal';
  const [before, after] = [bare(neighbours.before), bare(neighbours.after)];
  if (BEFORE_VERBS.has(before) || PRONOUNS.has(before)) return 'verb';
  if (DETERMINERS.has(before) || PREPOSITIONS.has(before)) return 'noun';
  const opens = neighbours.before === undefined || /[,;:]$/u.test(neighbours.before);
  const takes = DETERMINERS.has(after) || ['it', 'them', 'us', 'me'].includes(after);
  if (takes && (opens || before === 'and' || before === 'then')) return 'verb';
  return takes ? 'verb' : 'unknown';
}
