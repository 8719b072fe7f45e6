/*
 * Words that lean on the next one: a line or a cue that ends with one reads badly.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Articles, prepositions and conjunctions: no cue may end with one. */
const BOUND = setOf(
  'a an the and or but nor so of to in on at by for from with without into onto over under as if ' +
    'than because while about across after against along among around before behind below beside ' +
    'between beyond during except inside like near off per since through throughout toward towards ' +
    'unless until upon via whether within although though',
);

/** Other words that lean on the next one. */
const LEANING = setOf(
  'that which who whose when where is are was were be been am has have had do does did can could ' +
    'will would shall should may might must no not my your his her its our their this these those ' +
    "very more most every each some any i you he she it we they it's we're you're they're don't can't",
);

const bare = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Whether a word is an article, a preposition or a conjunction. */
export function isBound(text: string): boolean {
  return BOUND.has(bare(text));
}

/** Whether a word leans on the next one, so no line or cue should end with it. */
export function leans(text: string): boolean {
  return isBound(text) || LEANING.has(bare(text));
}
