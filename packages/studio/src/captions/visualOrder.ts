/*
 * The places of words in lines of both directions, by the rules of Unicode's bidirectional algorithm
 * (UAX #9) for whole words: letters inside a word are ordered by the canvas.
 */

/** Letters that are written from right to left. */
const RIGHT =
  /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}\p{sc=Samaritan}\p{sc=Mandaic}]/u;

type Direction = 'ltr' | 'rtl';

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT.test(text);

/** The direction of a word's first letter; undefined for figures and signs. */
function ownDirection(word: string): Direction | undefined {
  const letter = /\p{L}/u.exec(word)?.[0];
  if (letter === undefined) return undefined;
  return RIGHT.test(letter) ? 'rtl' : 'ltr';
}

/** The direction of a caption: that of most of its words. */
export function baseDirection(words: readonly string[]): Direction {
  const right = words.filter((word) => ownDirection(word) === 'rtl').length;
  const left = words.filter((word) => ownDirection(word) === 'ltr').length;
  return right > 0 && right >= left ? 'rtl' : 'ltr';
}

/** Figures go with the words before them, signs with their neighbors where these agree. */
function directions(words: readonly string[], base: Direction): Direction[] {
  let before = base;
  return words.map((word, i) => {
    const own = ownDirection(word);
    if (own) {
      before = own;
      return own;
    }
    if (/\p{N}/u.test(word)) return before;
    const after =
      words
        .slice(i + 1)
        .map(ownDirection)
        .find(Boolean) ?? base;
    return after === before ? before : base;
  });
}

export interface VisualWord {
  /** Index in the line. */
  index: number;
  /** In which the canvas orders its letters and the marks around them. */
  direction: Direction;
}

/** The words of a line from left to right, as they are seen. */
export function visualOrder(words: readonly string[], base: Direction): VisualWord[] {
  const each = directions(words, base);
  const runs: VisualWord[][] = [];
  words.forEach((_, index) => {
    const own = each[index] ?? base;
    // A mark behind the last word of a run belongs to the line: 'Lectern.' ends an Arabic line at its left.
    const direction = each[index + 1] === own ? own : base;
    const last = runs.at(-1);
    if (last && each[index - 1] === own) last.push({ index, direction });
    else runs.push([{ index, direction }]);
  });
  const ordered = runs.map((run) =>
    (each[run[0]?.index ?? 0] ?? base) === 'rtl' ? run.toReversed() : run,
  );
  return (base === 'rtl' ? ordered.toReversed() : ordered).flat();
}
