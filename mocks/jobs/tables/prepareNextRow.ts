import { voiceIdOf } from '@lectern/studio/recipe';
import { fillRecipe } from '@lectern/studio/table';
import type { Studio } from '@lectern/studio';
import { spokenScript } from '../../base/spokenScript.ts';
import type { LecternDatabase } from '../../db/database.ts';
import { firstIn, whyNot } from './tableRows.ts';
import { untilValue } from './untilValue.ts';

export interface PrepareParts {
  db: LecternDatabase;
  studio: () => Promise<Studio>;
}

/**
 * Has the studio speak what is new in a table's next row while the film of the one before it is drawn,
 * which leaves time on a processor. It begins once that film has its own speech.
 *
 * @param videoId the film that is being made
 * @throws what the studio throws; the row's own speech meets it again, and says so
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
  if (!table || !next || whyNot(table, next.values) !== null) return;
  const { script, voice } = fillRecipe(table.recipe, next.values);
  const engine = await studio();
  await engine.prepare(
    { script: spokenScript(script), voiceId: voiceIdOf(voice), speed: voice.speed },
    { signal },
  );
}
