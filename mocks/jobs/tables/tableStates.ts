import type { Observable } from 'dexie';
import type { AccountStore } from '../../db/accounts.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { TableRowRecord } from '../../db/records.ts';

/** A table as shown on its page. */
export interface TableState {
  id: string;
  title: string;
  columns: Record<string, string>;
  pause: string | null;
  rows: readonly TableRowRecord[];
}

/** Watches a query. @returns a function that stops watching */
export function subscribe<T>(source: Observable<T>, onChange: (value: T) => void): () => void {
  const watch = source.subscribe({
    next: onChange,
    error: (cause) => console.warn('A table can no longer be watched.', cause),
  });
  return () => watch.unsubscribe();
}

/** A user's table with its rows; null if the user has no such table. */
export async function stateOf(
  db: LecternDatabase,
  accounts: AccountStore,
  owner: string,
  id: string,
): Promise<TableState | null> {
  const [user, table] = [await accounts.findByUsername(owner), await db.videoTables.get(id)];
  if (!user || table?.userId !== user.id) return null;
  const rows = await db.tableRows.where('tableId').equals(id).sortBy('row');
  const { title, columns, pause } = table;
  return { id, title, columns, pause, rows };
}

/** Percent of the film in progress, 0–100; null if there is none. */
export async function progressOf(db: LecternDatabase, id: string): Promise<number | null> {
  const making = await db.tableRows
    .where('[tableId+state+row]')
    .between([id, 'making', -Infinity], [id, 'making', Infinity])
    .first();
  if (!making) return null;
  const video = making.videoId === null ? null : await db.videos.get(making.videoId);
  return video?.progress ?? 0;
}
