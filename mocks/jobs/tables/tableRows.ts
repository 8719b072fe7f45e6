import { type ProblemOfRow, problemsOf, rowSentence } from '@lectern/studio/table';
import { Dexie } from 'dexie';
import type { LecternDatabase } from '../../db/database.ts';
import type { TableRecord, TableRowRecord, TableRowState, VideoRecord } from '../../db/records.ts';

/** The key of a row. */
export type RowKey = [tableId: string, row: number];

/** The first row of a table in that state. */
export function firstIn(
  db: LecternDatabase,
  tableId: string,
  state: TableRowState,
): Promise<TableRowRecord | undefined> {
  return db.tableRows
    .where('[tableId+state+row]')
    .between([tableId, state, Dexie.minKey], [tableId, state, Dexie.maxKey])
    .first();
}

/**
 * The row to work on: one in progress, even of a paused table, otherwise the first waiting row of the
 * oldest table that is not paused. Undefined if there is no such row.
 */
export async function nextRow(db: LecternDatabase): Promise<TableRowRecord | undefined> {
  const tables = await db.videoTables.orderBy('createdAt').toArray();
  for (const { id } of tables) {
    const begun = await firstIn(db, id, 'making');
    if (begun) return begun;
  }
  for (const { id, pause } of tables) {
    const waiting = pause === null ? await firstIn(db, id, 'waiting') : undefined;
    if (waiting) return waiting;
  }
  return undefined;
}

/**
 * Changes a row in one transaction, if `change` still finds it in the expected state.
 *
 * @returns the changed row; null if it was not changed
 */
export async function changeRow(
  db: LecternDatabase,
  key: RowKey,
  change: (row: TableRowRecord) => Partial<TableRowRecord> | null,
): Promise<TableRowRecord | null> {
  return db.transaction('rw', db.tableRows, async () => {
    const row = await db.tableRows.get(key);
    const changes = row ? change(row) : null;
    if (!row || !changes) return null;
    const changed = { ...row, ...changes };
    await db.tableRows.put(changed);
    return changed;
  });
}

/**
 * Pauses a table and lets the row in progress wait. The row keeps its video if that is finished, so that
 * nothing is made twice.
 *
 * @param pause message for the user
 */
export async function pauseAt(
  db: LecternDatabase,
  { tableId, row }: Pick<TableRowRecord, 'tableId' | 'row'>,
  pause: string,
): Promise<void> {
  await db.transaction('rw', db.videoTables, db.tableRows, db.videos, async () => {
    const videoId = (await db.tableRows.get([tableId, row]))?.videoId ?? '';
    const isFinished = (await db.videos.get(videoId))?.state === 'completed';
    await changeRow(db, [tableId, row], ({ state }) =>
      state === 'making' ? { state: 'waiting', videoId: isFinished ? videoId : null } : null,
    );
    await db.videoTables.update(tableId, { pause });
  });
}

/** The ids of the films of finished rows, whose projects may have been made again or edited since. */
export async function filmsOfRows(
  db: LecternDatabase,
  rows: readonly TableRowRecord[],
): Promise<(string | null)[]> {
  const projects = await db.projects.bulkGet(rows.map(({ projectId }) => projectId ?? ''));
  return rows.map(({ videoId }, place) => projects[place]?.finishedVideoId ?? videoId);
}

/**
 * Records the film that a row's project now has. A row that failed or waits is done with it; the queue records
 * the end of a row that it is making.
 */
export async function recordFilm(
  db: LecternDatabase,
  film: Pick<VideoRecord, 'id' | 'projectId' | 'duration' | 'size' | 'finishedAt'>,
): Promise<void> {
  const figures = { seconds: film.duration, bytes: film.size };
  // Without a start, the film does not count as one of the queue in its estimates.
  const times = { startedAt: null, endedAt: film.finishedAt };
  await db.tableRows
    .where({ projectId: film.projectId })
    .filter(({ state }) => state !== 'making')
    .modify((row) => {
      Object.assign(row, figures);
      if (row.state === 'made') return;
      Object.assign(row, { state: 'made', error: null, videoId: film.id, ...times });
    });
}

/** The reason why a row cannot be made, as a sentence; null if it can. */
export function rowError(
  table: TableRecord,
  { values, hasMore }: Pick<TableRowRecord, 'values' | 'hasMore'>,
): string | null {
  const [problem]: ProblemOfRow['problem'][] = hasMore
    ? [{ kind: 'more-cells' }]
    : problemsOf(table.recipe, values);
  return problem ? rowSentence(problem, table.columns) : null;
}
