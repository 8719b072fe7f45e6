/** Text in one form for comparison: letters without case, in the same code points for the same sign. */
const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Parts of a text, in order; those that match are shown bold. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Where a word of the text begins like the search; else anywhere. */
function placeOf(text: string, search: string): number {
  const wanted = folded(search.trim());
  if (wanted === '') return -1;
  const inside = folded(text);
  const starts = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(inside)];
  const start = starts.find(({ index }) => inside.startsWith(wanted, index));
  return start?.index ?? inside.indexOf(wanted);
}

/** How well a text matches: 0 from its start, then at a word, then within one; null not at all. */
export function rank(text: string, search: string): number | null {
  const place = placeOf(text, search);
  if (place <= 0) return place === 0 ? 0 : null;
  return /[\p{L}\p{N}]/u.test(folded(text).charAt(place - 1)) ? 2 : 1;
}

/** The items that match, the best first; equally good ones stay in their order. */
export function bestOf<T>(items: readonly T[], search: string, nameOf: (item: T) => string): T[] {
  return items
    .flatMap((item) => {
      const at = rank(nameOf(item), search);
      return at === null ? [] : [{ item, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A text with its first match marked; one whose length changes when it is folded is left whole. */
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
