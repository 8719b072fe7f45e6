/**
 * What a word is where it stands, as far as its neighbours tell: enough to know the watch that is
 * worn from the film that is watched, and the second of a minute from the second of three.
 */
export type Part = 'noun' | 'verb' | 'ordinal' | 'unknown';

export interface Neighbours {
  /** Written words; nothing at the sentence's edge. */
  before: string | undefined;
  after: string | undefined;
  /** What is written after the word itself, such as a comma. */
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
/** A second of time is counted; any other ordinal is one whatever stands before it. */
const COUNTED = setOf('a one per each every half split');
/** What can follow a noun at once. */
const AFTER_NOUNS = setOf(
  'is are was were be has have had can will and or but of in on at by for from with to that which ' +
    'who when while than ago later before after',
);

export const bare = (text: string | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/** Whether a word puts things in order. */
function isOrdinal(word: string, { before, after, mark }: Neighbours): boolean {
  const stem = bare(word).replace(/ly$/u, '');
  if (!ORDINALS.has(stem)) return false;
  const isTime = stem === 'second' && COUNTED.has(bare(before));
  return !isTime || (mark === '' && after !== undefined && !AFTER_NOUNS.has(bare(after)));
}

/** What a word is, by its neighbours. */
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
