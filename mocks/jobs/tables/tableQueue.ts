import { isQuotaError } from '../../base/isQuotaError.ts';
import type { Locks } from '../../base/locks.ts';
import { wait } from '../../base/wait.ts';
import type { TableRowRecord } from '../../db/records.ts';
import { STORAGE_FULL } from '../renders/renderWords.ts';
import { makeRow, type RowParts } from './makeRow.ts';
import { changeRow, nextRow, pauseAt } from './tableRows.ts';
import { untilValue } from './untilValue.ts';

/**
 * The rows of all tables, one after another: one tab works, and the others wait for its lock to continue
 * when it closes. Only one row's video is queued at a time, so that a video that a user starts meanwhile is
 * next, and a pause holds back all other rows.
 */
export interface TableQueue {
  /** Works on rows, now and whenever there are new ones, until `close`. */
  start(): void;
  /** Stops as if the tab were closed: another tab continues. */
  close(): Promise<void>;
}

export interface TableQueueParts extends RowParts {
  locks: Locks;
  /** Distinguishes the backends of an origin. */
  name: string;
}

/** Milliseconds after which a tab whose database refused a read or a write works on rows again. */
export const RETRY_PAUSE = 10_000;

export function createTableQueue(parts: TableQueueParts): TableQueue {
  const { db, locks, name } = parts;
  const leaving = new AbortController();
  const { signal } = leaving;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const row = await nextRow(db);
      if (!row)
        await untilValue(
          () => nextRow(db),
          (next) => next !== undefined,
          signal,
        );
      else await makeRow(parts, row, signal).catch((cause: unknown) => giveUp(row, cause));
    }
  }

  /**
   * Marks a row as failed after an unexpected error, which must not stop the other rows; a full disk pauses
   * the table.
   */
  async function giveUp({ tableId, row }: TableRowRecord, cause: unknown): Promise<void> {
    if (signal.aborted || !db.isOpen()) throw cause;
    console.error('A row of a table could not be made.', cause);
    if (isQuotaError(cause)) {
      await pauseAt(db, { tableId, row }, STORAGE_FULL);
      return;
    }
    const error = 'The video could not be made. Try again.';
    await changeRow(db, [tableId, row], () => ({ state: 'failed', error, videoId: null }));
  }

  /** Works whenever this tab has the lock. While the tab waits after an error, another one may work. */
  async function keepWorking(): Promise<void> {
    while (!signal.aborted) {
      try {
        await locks.hold(`lectern-tables-${name}`, work, signal);
      } catch (cause) {
        if (signal.aborted) return;
        if (db.isOpen()) console.error('The rows of tables could not be made in this tab.', cause);
        await wait(RETRY_PAUSE, signal);
      }
    }
  }

  return {
    start() {
      working ??= keepWorking();
    },
    async close() {
      leaving.abort();
      await working;
    },
  };
}
