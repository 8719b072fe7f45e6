import type { SpokenWord } from './spokenSentence.ts';
import { EN, LAST_ITEM } from './words.ts';

/** Maximum number of words in an item: longer ones are clauses. */
const LONGEST_ITEM = 4;
const SHORTEST_LIST = 3;
const MOST_ITEMS = 5;

/** Words before a comma that introduce a clause, in English. */
const INTRODUCTIONS = new Set(
  'however today tomorrow yesterday now first second third then finally also so well yes no okay ok here there together still instead meanwhile hello hi hey friends everyone everybody'.split(
    ' ',
  ),
);

/** A half-open range of words. */
interface Part {
  from: number;
  to: number;
}

/**
 * Returns the items of the first list of three or more: 'red, green, and blue' or 'red, green and blue'.
 * Each is given as the index of its first stressed word; the first item, which may have a clause before it,
 * as that of its last word.
 */
export function listedItems(words: readonly SpokenWord[], language: string): number[] | null {
  const joins = LAST_ITEM[language];
  if (!joins) return null;
  const parts = partsOf(words);
  for (const [i, part] of parts.entries()) {
    const last = lastItem(words, part, joins, parts[i - 1] !== undefined);
    if (!last) continue;
    const items = [...before(words, parts, i, last), last];
    if (items.length < SHORTEST_LIST) continue;
    const [first, ...others] = items.slice(0, MOST_ITEMS);
    if (!first) continue;
    return [first.to - 1, ...others.map((item) => firstStressed(words, item, joins))];
  }
  return null;
}

/** Splits words at commas and other punctuation. */
function partsOf(words: readonly SpokenWord[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  words.forEach(({ closes }, i) => {
    if (!closes) return;
    parts.push({ from, to: i + 1 });
    from = i + 1;
  });
  return parts;
}

/** 'and blue' after a comma, or 'green and blue' as a whole: its last item starts at the conjunction. */
function lastItem(
  words: readonly SpokenWord[],
  { from, to }: Part,
  joins: ReadonlySet<string>,
  isAfterComma: boolean,
): Part | null {
  if (!isAfterComma) return null;
  const at = words.findIndex(({ bare }, i) => i >= from && i < to && joins.has(bare));
  if (at === -1) return null;
  const item = { from: at, to };
  return isItem(words, item, LONGEST_ITEM + 1) ? item : null;
}

/** Returns the items before the last one, going backwards as long as the parts are items. */
function before(
  words: readonly SpokenWord[],
  parts: readonly Part[],
  at: number,
  last: Part,
): Part[] {
  const items: Part[] = [];
  const inner = { from: parts[at]?.from ?? 0, to: last.from };
  if (inner.to > inner.from) {
    if (!isItem(words, inner)) return [];
    items.push(inner);
  }
  for (let i = at - 1; i >= 0; i -= 1) {
    const part = parts[i];
    if (!part || !words[part.to - 1]?.word.text.includes(',')) break;
    items.unshift(part);
    // The first item has the clause before it.
    if (!isItem(words, part)) break;
  }
  const [first] = items;
  const isIntroduction = first?.to === 1 && INTRODUCTIONS.has(words[0]?.bare ?? '');
  return isIntroduction ? items.slice(1) : items;
}

function isItem(words: readonly SpokenWord[], { from, to }: Part, longest = LONGEST_ITEM): boolean {
  const own = words.slice(from, to);
  return own.length <= longest && own.every(({ bare }) => !EN.clausal.has(bare));
}

function firstStressed(
  words: readonly SpokenWord[],
  { from, to }: Part,
  joins: ReadonlySet<string>,
): number {
  for (let i = from; i < to; i += 1) {
    const bare = words[i]?.bare ?? '';
    if (!joins.has(bare) && !EN.weak.has(bare)) return i;
  }
  return to - 1;
}
