import type { Recipe, RecipeVoice } from '@lectern/studio/recipe';
import {
  blanksOf,
  createRowCheck,
  findBlanks,
  guessColumns,
  type ProblemOfRow,
  scriptParts,
  type Table,
  tableSentences,
  valuesOfRow,
} from '@lectern/studio/table';
import type { PackOnDevice } from '../../backend/voicePacks.ts';
import { countWords } from '../../lib/format/countWords.ts';
import { estimateSeconds } from '../../lib/format/estimateDuration.ts';

/** A file's parsed contents, with its file name. */
export interface Named<T> {
  name: string;
  content: T;
}

/** The column index for each blank; null until one is chosen. */
type ColumnOf = Readonly<Record<string, number | null>>;

/** The state of the setup page. */
export interface Setup {
  recipe: Named<Recipe> | null;
  table: Named<Table> | null;
  columnOf: ColumnOf;
  /** The numbers of rows to make no video from. */
  leftOut: ReadonlySet<number>;
}

export const EMPTY_SETUP: Setup = { recipe: null, table: null, columnOf: {}, leftOut: new Set() };

/** Matches columns to the blanks, if both files are loaded. */
function guessed(setup: Setup): Setup {
  const { recipe, table } = setup;
  if (!recipe || !table) return { ...setup, columnOf: {}, leftOut: new Set() };
  const columnOf = guessColumns(blanksOf(recipe.content), table.content.columns);
  return { ...setup, columnOf, leftOut: new Set() };
}

export const withRecipe = (setup: Setup, recipe: Named<Recipe>): Setup =>
  guessed({ ...setup, recipe });

export const withTable = (setup: Setup, table: Named<Table>): Setup => guessed({ ...setup, table });

/** Renames the videos of a setup; a new blank in the name gets a matching column. */
export function withTitle(setup: Setup, title: string): Setup {
  const { recipe, table } = setup;
  if (!recipe) return setup;
  const content = { ...recipe.content, title };
  const fitting = guessColumns(blanksOf(content), table?.content.columns ?? []);
  const columnOf = Object.fromEntries(
    Object.entries(fitting).map(([blank, guess]) => [
      blank,
      Object.hasOwn(setup.columnOf, blank) ? (setup.columnOf[blank] ?? null) : guess,
    ]),
  );
  return { ...setup, recipe: { ...recipe, content }, columnOf };
}

export function withColumn(setup: Setup, blank: string, column: number): Setup {
  return { ...setup, columnOf: { ...setup.columnOf, [blank]: column } };
}

export function withoutRows(setup: Setup, rows: readonly number[]): Setup {
  return { ...setup, leftOut: new Set([...setup.leftOut, ...rows]) };
}

/** A row to make a video from. */
export interface PlannedRow {
  row: number;
  values: Record<string, string>;
  /** Whether it has more cells than the table has columns. */
  hasMore?: true;
}

/** The videos to make, and the problems that prevent it. */
export interface Plan {
  blanks: readonly string[];
  /** The blanks' names for users. */
  columns: Record<string, string>;
  rows: readonly PlannedRow[];
  problems: readonly { sentence: string; rows: number[] }[];
  /** Blanks that still lack a column. */
  open: readonly string[];
  /** The approximate length of one video in seconds. */
  seconds: number;
}

/** Estimates the length of a row's video in seconds. */
export function secondsOf({ script, voice }: Recipe, values: PlannedRow['values']): number {
  const text = scriptParts(script, values).map((part) => part.text);
  return estimateSeconds(countWords(text.join('')), 'nearest', { speed: voice.speed });
}

/** Returns the plan of a setup; null while a file is missing. */
export function planOf({ recipe, table, columnOf, leftOut }: Setup): Plan | null {
  if (!recipe || !table) return null;
  const blanks = blanksOf(recipe.content);
  const open = blanks.filter((blank) => (columnOf[blank] ?? null) === null);
  const names = table.content.columns;
  const columns = Object.fromEntries(
    blanks.map((blank) => [blank, names[columnOf[blank] ?? -1] ?? blank]),
  );
  const kept = table.content.rows.filter(({ row }) => !leftOut.has(row));
  const rows = kept.map(({ row, cells, hasMore }) => ({
    ...{ row, values: valuesOfRow(cells, columnOf) },
    ...(hasMore && { hasMore }),
  }));
  const check = createRowCheck(recipe.content);
  // A blank without a column would cause a problem in every row.
  const found: ProblemOfRow[] =
    open.length > 0
      ? []
      : kept.flatMap(({ row, hasMore }, place): ProblemOfRow[] => {
          if (hasMore) return [{ row, problem: { kind: 'more-cells' } }];
          return check(rows[place]?.values ?? {}).map((problem) => ({ row, problem }));
        });
  const seconds = secondsOf(recipe.content, rows[0]?.values ?? {});
  return { blanks, columns, rows, open, seconds, problems: tableSentences(found, columns) };
}

/** Returns a message about the file that a setup still lacks; null if none. */
export function missingFile({ recipe, table }: Setup): string | null {
  if (!recipe && !table) return 'Choose a recipe and a table first.';
  if (!recipe) return 'Choose a recipe first.';
  return table ? null : 'Choose a table first.';
}

/** Returns a message about the pack of a voice that is not on this device; null if none is missing. */
function missingPack(
  { id, pack }: RecipeVoice,
  packs: readonly PackOnDevice[] | null,
): string | null {
  if (!pack || packs === null) return null;
  const here = packs.find((each) => each.id === pack.id && each.state === 'installed');
  if (here?.pack?.voices.some((voice) => voice.id === id)) return null;
  return `Its voice is from the pack “${pack.id}”, which is not on this device: load it at the voice step of a video, or choose another recipe.`;
}

/**
 * Returns a message why a plan cannot be made yet; null if it can.
 *
 * @param packs - Null while unknown.
 */
export function obstacleOf(
  setup: Setup,
  plan: Plan | null,
  packs: readonly PackOnDevice[] | null,
): string | null {
  if (!plan || !setup.recipe) return null;
  if (plan.blanks.length === 0) {
    return 'This recipe has no blanks. Write {{name}} in its script where a column belongs.';
  }
  const missing = missingPack(setup.recipe.content.voice, packs);
  if (missing !== null) return missing;
  const [open] = plan.open;
  if (open !== undefined) return `Choose a column for {{${open}}}.`;
  return plan.rows.length === 0 ? 'Every row is left out.' : null;
}

/** Whether a text contains a blank: without one, all videos would have the same name. */
export const hasBlank = (text: string): boolean => findBlanks(text).length > 0;
