import type { Recipe } from '@lectern/studio/recipe';
import { fillTitle } from '@lectern/studio/table';
import { liveQuery } from 'dexie';
import type { AccountStore } from '../../db/accounts.ts';
import type { TableRecord, TableRowRecord } from '../../db/records.ts';
import type { AvatarLibrary } from '../../generators/avatars/avatarLibrary.ts';
import { filmAddresses, type FilmAddressParts } from '../filmAddresses.ts';
import type { QueueParts } from '../renders/queueVideo.ts';
import { deleteProject } from '../storage/deleteProject.ts';
import { changeRow, filmsOfRows, type RowKey } from './tableRows.ts';
import { progressOf, stateOf, subscribe, type TableState } from './tableStates.ts';
import { type TableZip, type ZipParts, zipName, zipTable } from './tableZip.ts';

/** A recipe and the rows that fill it. */
interface NewTable {
  /** The username. */
  owner: string;
  title: string;
  recipe: Recipe;
  columns: Record<string, string>;
  rows: readonly Pick<TableRowRecord, 'row' | 'values' | 'hasMore'>[];
}

/** Tables of videos: started here, and made row by row by `TableQueue`. */
export interface VideoTables {
  /** @returns the table's id */
  start(table: NewTable): Promise<string>;
  /** A user's tables, newest first. */
  list(owner: string): Promise<{ id: string; title: string; made: number; rows: number }[]>;
  /** Calls back with each state of a table, in any tab; null if the user has no such table. */
  watch(owner: string, id: string, onChange: (state: TableState | null) => void): () => void;
  /**
   * Calls back with the percentage of the current film that is done, 0–100; null if no film is in progress.
   */
  watchProgress(id: string, onChange: (percent: number | null) => void): () => void;
  /** Makes no more rows; the film in progress is finished. */
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /**
   * Skips a row: makes no video of it, and stops one in progress. Deletes its project unless that has a
   * finished film.
   */
  leaveOut(id: string, row: number): Promise<void>;
  /** Makes rows again that failed or were left out. */
  tryAgain(id: string, rows: readonly number[]): Promise<void>;
  /** Changes a failed row's values and makes it again. @returns false if it is not a failed one */
  mend(id: string, row: number, values: Record<string, string>): Promise<boolean>;
  zip(id: string, fileName: (name: string) => string): Promise<TableZip>;
  /** Removes a table and its last ZIP. Its videos stay, including the one in progress. */
  remove(id: string): Promise<void>;
  /** The URL of a row's film; null if its file is gone. */
  filmUrl(id: string, row: number): Promise<string | null>;
  /** The recipe's presenter in its scene, 16:9. */
  pictureOf(recipe: Recipe): Promise<string>;
}

export interface VideoTablesParts extends ZipParts, QueueParts, Omit<FilmAddressParts, 'avatars'> {
  accounts: AccountStore;
  avatars: AvatarLibrary;
  media: QueueParts['media'];
}

const WAITING = {
  state: 'waiting',
  error: null,
  videoId: null,
  startedAt: null,
  endedAt: null,
} as const satisfies Partial<TableRowRecord>;

export function openVideoTables(parts: VideoTablesParts): VideoTables {
  const { db, accounts, newId, now } = parts;

  async function setPause(id: string, pause: TableRecord['pause']): Promise<void> {
    await db.videoTables.update(id, { pause });
  }

  return {
    async start({ owner, title, recipe, columns, rows }) {
      const user = await accounts.findByUsername(owner);
      if (!user) throw new Error('The user is gone.');
      const table: TableRecord = {
        ...{ title, recipe, columns },
        id: newId('tab'),
        userId: user.id,
        pause: null,
        createdAt: now(),
      };
      const records = rows.map((row): TableRowRecord => {
        const name = fillTitle(recipe.title, row.values);
        const unmade = { projectId: null, seconds: null, bytes: null };
        return { ...WAITING, ...unmade, ...row, tableId: table.id, name };
      });
      await db.transaction('rw', db.videoTables, db.tableRows, async () => {
        await db.videoTables.add(table);
        await db.tableRows.bulkAdd(records);
      });
      return table.id;
    },

    async list(owner) {
      const user = await accounts.findByUsername(owner);
      if (!user) return [];
      const tables = await db.videoTables.where({ userId: user.id }).toArray();
      const counted = tables
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .map(async ({ id, title }) => {
          const rows = db.tableRows.where('tableId').equals(id);
          const made = db.tableRows
            .where('[tableId+state+row]')
            .between([id, 'made', -Infinity], [id, 'made', Infinity]);
          return { id, title, made: await made.count(), rows: await rows.count() };
        });
      return Promise.all(counted);
    },

    watch: (owner, id, onChange) =>
      subscribe(
        liveQuery(() => stateOf(db, accounts, owner, id)),
        onChange,
      ),

    watchProgress: (id, onChange) =>
      subscribe(
        liveQuery(() => progressOf(db, id)),
        onChange,
      ),

    pause: (id) => setPause(id, ''),
    resume: (id) => setPause(id, null),

    async leaveOut(id, row) {
      let stopped: TableRowRecord | null = null;
      await changeRow(db, [id, row], (before) => {
        if (before.state === 'made' || before.state === 'left-out') return null;
        stopped = before;
        return { state: 'left-out', error: null, videoId: null, projectId: null };
      });
      const { projectId, videoId } = (stopped ?? {}) as Partial<TableRowRecord>;
      const project = projectId ? await db.projects.get(projectId) : undefined;
      const user = project && (await db.users.get(project.userId));
      if (!project || !user) return;
      if (project.finishedVideoId === null) {
        await deleteProject(parts, { owner: user.username, projectId: project.id });
      } else if (videoId) await parts.renders.cancel(videoId);
    },

    async tryAgain(id, rows) {
      await db.transaction('rw', db.tableRows, async () => {
        const keys = rows.map((row): RowKey => [id, row]);
        const found = await db.tableRows.bulkGet(keys);
        const again = found.filter(
          (row) => row?.state === 'failed' || row?.state === 'left-out',
        ) as TableRowRecord[];
        await db.tableRows.bulkPut(again.map((row) => ({ ...row, ...WAITING })));
      });
    },

    async mend(id, row, values) {
      const table = await db.videoTables.get(id);
      if (!table) return false;
      const mended = await changeRow(db, [id, row], ({ state }) => {
        if (state !== 'failed') return null;
        return { ...WAITING, values, hasMore: false, name: fillTitle(table.recipe.title, values) };
      });
      return mended !== null;
    },

    zip: (id, fileName) => zipTable(parts, id, fileName),

    async remove(id) {
      await db.transaction('rw', db.videoTables, db.tableRows, async () => {
        await db.tableRows.where('tableId').equals(id).delete();
        await db.videoTables.delete(id);
      });
      await parts.downloads.remove(zipName(id));
    },

    async filmUrl(id, row) {
      const found = await db.tableRows.get([id, row]);
      const [videoId = null] = found ? await filmsOfRows(db, [found]) : [];
      const video = videoId === null ? undefined : await db.videos.get(videoId);
      return video ? ((await filmAddresses(parts, video))?.video ?? null) : null;
    },

    pictureOf: ({ presenter, scene }) => parts.avatars.stillOf({ presenter, scene }),
  };
}
