import type { RowProblem } from './rowProblems.ts';

/** How users know the blanks: by the names of their columns. */
export type ColumnNames = Readonly<Record<string, string>>;

/** A problem, and the row that has it. */
export interface ProblemOfRow {
  row: number;
  problem: RowProblem | { kind: 'more-cells' };
}

/**
 * Returns a column's name for use within a sentence: 'Start date' becomes 'start date', 'ID' is unchanged.
 */
function called(blank: string | null, columns: ColumnNames): string {
  const name = blank === null ? '' : Object.hasOwn(columns, blank) ? columns[blank] : blank;
  return (name ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

const TEXTS = { 'name-long': "the video's name", 'title-long': 'the title' } as const;

/** Says why a row was not made, in one sentence next to that row. */
export function rowSentence(problem: ProblemOfRow['problem'], columns: ColumnNames): string {
  switch (problem.kind) {
    case 'empty':
      return `The ${called(problem.blank, columns)} is empty.`;
    case 'control':
      return `The ${called(problem.blank, columns)} has a character that cannot be shown.`;
    case 'long-word':
      return `The ${called(problem.blank, columns)} has a word of more than 100 letters.`;
    case 'mark':
      return `The ${called(problem.blank, columns)} does not fit into its mark in the script.`;
    case 'name-long':
    case 'title-long': {
      const figures = `${problem.length} of ${problem.limit} characters`;
      const where = TEXTS[problem.kind];
      if (problem.blank === null) {
        return `${where.charAt(0).toUpperCase()}${where.slice(1)} is too long: ${figures}.`;
      }
      return `The ${called(problem.blank, columns)} is too long for ${where}: ${figures}.`;
    }
    case 'no-name':
      return 'The video has no name.';
    case 'no-words':
      return 'The script has no words to speak.';
    case 'script-long':
      return 'The script is too long to be spoken.';
    case 'more-cells':
      return 'The row has more cells than the table has columns.';
  }
}

/** Returns the text after 'Row 17 has' or 'Rows 17 and 31 have'. */
function fault(problem: ProblemOfRow['problem'], columns: ColumnNames): string {
  switch (problem.kind) {
    case 'empty':
      return `no ${called(problem.blank, columns)}`;
    case 'control':
      return `a character that cannot be shown: ${called(problem.blank, columns)}`;
    case 'long-word':
      return `a word of more than 100 letters: ${called(problem.blank, columns)}`;
    case 'mark':
      return `text that does not fit into its mark: ${called(problem.blank, columns)}`;
    case 'name-long':
      return "too long a text for the video's name";
    case 'title-long':
      return 'too long a text for the title';
    case 'no-name':
      return 'no name for the video';
    case 'no-words':
      return 'no words to speak';
    case 'script-long':
      return 'too long a script';
    case 'more-cells':
      return 'more cells than the table has columns';
  }
}

/** Lists row numbers: '17 and 31', '3, 5, 7, 8 and 12 more'. */
function rowList(rows: readonly number[]): string {
  const named = rows.length > 5 ? rows.slice(0, 4) : rows;
  const rest = rows.length - named.length;
  const items = [
    ...named.map(String),
    ...(rest > 0 ? [`${rest.toLocaleString('en-US')} more`] : []),
  ];
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the problems of a table, one sentence per kind: 'Rows 17 and 31 have no start date.' */
export function tableSentences(
  problems: readonly ProblemOfRow[],
  columns: ColumnNames,
): { sentence: string; rows: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const { row, problem } of problems) {
    const words = fault(problem, columns);
    const group = groups.get(words);
    if (group) group.push(row);
    else groups.set(words, [row]);
  }
  return Array.from(groups, ([words, rows]) => ({
    sentence: `${rows.length === 1 ? 'Row' : 'Rows'} ${rowList(rows)} ${rows.length === 1 ? 'has' : 'have'} ${words}.`,
    rows,
  }));
}
