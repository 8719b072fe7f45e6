/** Normalises text for comparison: ignores case, and uses the same code points for the same character. */
const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Parts of a text, in order; those that match are shown bold. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Returns the index of the first word that starts with the search, otherwise of any match. */
function placeOf(text: string, search: string): number {
  const wanted = folded(search.trim());
  if (wanted === '') return -1;
  const inside = folded(text);
  const starts = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(inside)];
  const start = starts.find(({ index }) => inside.startsWith(wanted, index));
  return start?.index ?? inside.indexOf(wanted);
}

/** Ranks a match: 0 at the start of the text, 1 at a word, 2 within a word; null without a match. */
export function rank(text: string, search: string): number | null {
  const place = placeOf(text, search);
  if (place <= 0) return place === 0 ? 0 : null;
  return /[\p{L}\p{N}]/u.test(folded(text).charAt(place - 1)) ? 2 : 1;
}

/** Returns the matching items, the best first; equally good ones keep their order. */
export function bestOf<T>(items: readonly T[], search: string, nameOf: (item: T) => string): T[] {
  return items
    .flatMap((item) => {
      const at = rank(nameOf(item), search);
      return at === null ? [] : [{ item, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Splits a text at its first match; a text whose length changes when normalised is not split. */
export function markMatch(text: string, search: string): readonly TextPart[] {
  const place = placeOf(text, search);
  const length = folded(search.trim()).length;
  if (place < 0 || folded(text).length !== text.length) return [{ text, isMatch: false }];
  return [
    { text: text.slice(0, place), isMatch: false },
    { text: text.slice(place, place + length), isMatch: true },
    { text: text.slice(place + length), isMatch: false },
  ].filter((part) => part.text !== '');
}
