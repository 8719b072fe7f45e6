import type { Recipe } from '@lectern/studio/recipe';

/** A row of a table and its video. */
export interface VideoRow {
  /** From 1, as in the spreadsheet. */
  row: number;
  /** Values by blank name. */
  values: Readonly<Record<string, string>>;
  /** The video's name. */
  name: string;
  state: 'waiting' | 'making' | 'made' | 'failed' | 'left-out';
  projectId: string | null;
  /** Why it failed, as a message for the user. */
  error: string | null;
  /** Length of the finished video. */
  seconds: number | null;
  bytes: number | null;
  /** Milliseconds since the epoch. */
  startedAt: number | null;
  endedAt: number | null;
}

/** A table whose videos are made one after another. */
export interface VideoTable {
  id: string;
  title: string;
  /** Column names by the blanks that they fill. */
  columns: Readonly<Record<string, string>>;
  /** Message while no further row is made; empty if the user paused it; null if it runs. */
  pause: string | null;
  /** In the spreadsheet's order. */
  rows: readonly VideoRow[];
}

/** A recipe and the rows to fill it with. */
interface NewVideoTable {
  /** The username. */
  owner: string;
  title: string;
  recipe: Recipe;
  columns: Record<string, string>;
  rows: readonly {
    row: number;
    values: Record<string, string>;
    /** Whether it has more cells than the table has columns; it fails until it is mended. */
    hasMore?: true;
  }[];
}

/** Tables of videos, which only a backend in the page can make. */
export interface VideoTables {
  /** @returns the table's id */
  start: (table: NewVideoTable) => Promise<string>;
  /** A user's tables, the newest first. */
  list: (owner: string) => Promise<{ id: string; title: string; made: number; rows: number }[]>;
  /** Calls back with each state of a table; null if the user has no such table. */
  watch: (owner: string, id: string, onChange: (table: VideoTable | null) => void) => () => void;
  /** Calls back with the percentage of the film in progress; null while there is none. */
  watchProgress: (id: string, onChange: (percent: number | null) => void) => () => void;
  pause: (id: string) => Promise<void>;
  resume: (id: string) => Promise<void>;
  leaveOut: (id: string, row: number) => Promise<void>;
  tryAgain: (id: string, rows: readonly number[]) => Promise<void>;
  /** Changes a failed row's values and makes it again. @returns false if it is not a failed one */
  mend: (id: string, row: number, values: Record<string, string>) => Promise<boolean>;
  /** @throws an error with the code `storage-full` and a message when the disk is full */
  zip: (
    id: string,
    fileName: (name: string) => string,
  ) => Promise<{ file: Blob; films: number; missing: number }>;
  /** Removes a table and its last ZIP; its videos stay. */
  remove: (id: string) => Promise<void>;
  /** Null if the film's file no longer exists. */
  filmUrl: (id: string, row: number) => Promise<string | null>;
  /** The recipe's presenter in its scene, 16:9. */
  pictureOf: (recipe: Recipe) => Promise<string>;
}
