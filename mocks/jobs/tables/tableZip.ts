import { StudioError } from '@lectern/studio';
import { writeTable } from '@lectern/studio/table';
import { makeZip } from 'client-zip';
import { isQuotaError } from '../../base/isQuotaError.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { TableRowRecord, TableRowState } from '../../db/records.ts';
import type { Downloads } from '../../files/downloads.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import { videoFiles } from '../../files/mediaNames.ts';
import { STORAGE_FULL } from '../renders/renderWords.ts';
import { filmsOfRows } from './tableRows.ts';

export interface ZipParts {
  db: LecternDatabase;
  media: Pick<MediaLibrary, 'has' | 'read'>;
  downloads: Downloads;
}

/** The films of a table in one file, with a list of all rows. */
export interface TableZip {
  file: Blob;
  films: number;
  /** Number of finished films whose files are gone. */
  missing: number;
}

interface Film {
  row: TableRowRecord;
  /** File name in the ZIP. */
  name: string;
  file: string;
}

const STATES: Readonly<Record<TableRowState, string>> = {
  waiting: 'Waiting',
  making: 'Processing',
  made: 'Completed',
  failed: 'Failed',
  'left-out': 'Left out',
};

/** The name of a table's ZIP in the downloads folder. */
export const zipName = (tableId: string): string => `${tableId}.zip`;

/** The list of a table's rows: `videos.csv`. */
function listOf(rows: readonly TableRowRecord[], films: readonly Film[]): string {
  const names = new Map(films.map(({ row, name }) => [row.row, name]));
  const cells = rows.map(({ row, name, state, error }) => [
    String(row),
    name,
    STATES[state],
    names.get(row) ?? '',
    error ?? '',
  ]);
  return writeTable(['Row', 'Video', 'State', 'File', 'Reason'], cells);
}

/**
 * Packs the finished films of a table into one ZIP, uncompressed, film by film.
 *
 * @param fileName returns the file name for a video's name
 * @throws `StudioError` 'storage-full' with a message for the user when the disk is full
 */
export async function zipTable(
  { db, media, downloads }: ZipParts,
  tableId: string,
  fileName: (name: string) => string,
): Promise<TableZip> {
  const rows = await db.tableRows.where('tableId').equals(tableId).sortBy('row');
  const digits = String(rows.at(-1)?.row ?? 0).length;
  const finished = rows.filter(({ state }) => state === 'made');
  const videoIds = await filmsOfRows(db, finished);
  const made = finished.flatMap((row, place): Film[] => {
    const videoId = videoIds[place] ?? null;
    if (videoId === null) return [];
    const name = `${String(row.row).padStart(digits, '0')}_${fileName(row.name)}`;
    return [{ row, name, file: videoFiles(videoId).videoFile }];
  });
  const here = await Promise.all(made.map(({ file }) => media.has(file)));
  const films = made.filter((_, place) => here[place]);

  async function* files() {
    for (const { name, file } of films) yield { name, input: await media.read(file) };
    yield { name: 'videos.csv', input: listOf(rows, films) };
  }
  try {
    const file = await downloads.write(zipName(tableId), makeZip(files()));
    return { file, films: films.length, missing: made.length - films.length };
  } catch (cause) {
    throw isQuotaError(cause) ? new StudioError('storage-full', STORAGE_FULL, { cause }) : cause;
  }
}
