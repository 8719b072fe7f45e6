/** Splits a name into words of letters and digits, without case or accents. */
function wordsOf(name: string): string[] {
  const plain = name
    // 'startDate' is two words.
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How well a column of the same name fits a blank. */
const SAME = 3;

/** Scores how well a column fits a blank: from 0 for not at all to `SAME`. */
function fit(blank: readonly string[], column: readonly string[]): number {
  if (blank.length === 0 || column.length === 0) return 0;
  if (blank.join('') === column.join('')) return SAME;
  if (blank.every((word) => column.includes(word))) return 2;
  return column.every((word) => blank.includes(word)) ? 1 : 0;
}

/**
 * Returns the index of the column that fits each blank by name, as a suggestion to users; null if none
 * does. If several fit equally well, the first one is used, and no column is used twice.
 */
export function guessColumns(
  blanks: readonly string[],
  columns: readonly string[],
): Record<string, number | null> {
  return fittingColumns(blanks, columns, 1);
}

/** Like {@link guessColumns}, but only with columns of the same name, where no one confirms a guess. */
export function namedColumns(
  blanks: readonly string[],
  columns: readonly string[],
): Record<string, number | null> {
  return fittingColumns(blanks, columns, SAME);
}

function fittingColumns(
  blanks: readonly string[],
  columns: readonly string[],
  least: number,
): Record<string, number | null> {
  const heads = columns.map(wordsOf);
  const pairs = blanks.flatMap((blank) =>
    heads.map((head, column) => ({ blank, column, score: fit(wordsOf(blank), head) })),
  );
  const guess: Record<string, number | null> = Object.fromEntries(
    blanks.map((blank) => [blank, null]),
  );
  const taken = new Set<number>();
  for (const { blank, column, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score < least || guess[blank] !== null || taken.has(column)) continue;
    guess[blank] = column;
    taken.add(column);
  }
  return guess;
}

/** Returns the values of a row by blank name; empty for a blank without a column. */
export function valuesOfRow(
  cells: readonly string[],
  columnOf: Readonly<Record<string, number | null>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columnOf).map(([blank, column]) => [
      blank,
      column === null ? '' : (cells[column] ?? ''),
    ]),
  );
}
