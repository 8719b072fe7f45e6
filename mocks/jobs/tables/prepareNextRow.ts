import { voiceIdOf } from '@lectern/studio/recipe';
import { fillRecipe } from '@lectern/studio/table';
import type { Studio } from '@lectern/studio';
import { spokenScript } from '../../base/spokenScript.ts';
import type { LecternDatabase } from '../../db/database.ts';
import { firstIn, rowError } from './tableRows.ts';
import { untilValue } from './untilValue.ts';

export interface PrepareParts {
  db: LecternDatabase;
  studio: () => Promise<Studio>;
}

/**
 * Has the studio speak the new parts of a table's next row while the previous film is drawn, which leaves
 * processor time. It starts once that film has its own speech.
 *
 * @param videoId the film in progress
 * @throws the studio's error; speaking the next row will meet it again, and report it
 */
export async function prepareNextRow(
  { db, studio }: PrepareParts,
  { tableId, videoId }: { tableId: string; videoId: string },
  signal: AbortSignal,
): Promise<void> {
  const video = await untilValue(
    () => db.videos.get(videoId),
    (now) => now?.state !== 'video_processing' || now.audioId !== null,
    signal,
  );
  if (video?.state !== 'video_processing') return;
  const table = await db.videoTables.get(tableId);
  const next = table?.pause === null ? await firstIn(db, tableId, 'waiting') : undefined;
  if (!table || !next || rowError(table, next) !== null) return;
  const { script, voice } = fillRecipe(table.recipe, next.values);
  const engine = await studio();
  await engine.prepare(
    { script: spokenScript(script), voiceId: voiceIdOf(voice), speed: voice.speed },
    { signal },
  );
}
