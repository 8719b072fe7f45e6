/*
 * The package's entry `@lectern/studio/table`: a recipe with blanks and a CSV make one video per row.
 * Lightweight: only text, no engine.
 */
export {
  blanksOf,
  type Fillable,
  type FilledPart,
  findBlanks,
  fillTitle,
  scriptParts,
  titleParts,
  type Values,
} from './blanks.ts';
export { fillRecipe } from './fillRecipe.ts';
export { guessColumns, namedColumns, valuesOfRow } from './guessColumns.ts';
export { type ProblemOfRow, rowSentence, tableSentences } from './problemWords.ts';
export { readTable, type Table, TABLE_LIMITS, TableError, type TableRow } from './readTable.ts';
export { createRowCheck, problemsOf } from './rowProblems.ts';
export { writeTable } from './writeTable.ts';
