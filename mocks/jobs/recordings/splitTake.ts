import type { TakeVerdict } from '@lectern/studio/takes';
import type { TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import { addTakes, ready, type TakeParts } from './takes.ts';

/**
 * Splits a take in which its sentence is said twice: the first time becomes a separate take before this
 * one, and this one is reduced to the second time.
 */
export async function splitTake(
  parts: TakeParts,
  take: TakeRecord,
  { from }: TakeVerdict,
): Promise<void> {
  const { db, media } = parts;
  const project = await db.projects.get(take.projectId);
  if (from === null || !project) return;
  const file = await media.read(takeFile(take.id));
  const [first = ''] = await addTakes(parts, project, [take], {
    isKept: false,
    write: async (studio, [name = '']) =>
      studio.writeStretches(file, [{ name, start: 0, end: from }]),
  });
  await db.takes.update(first, { createdAt: take.createdAt - 1 });
  const [second] = await (
    await parts.takeStudio()
  ).writeStretches(file, [{ name: takeFile(take.id), start: from, end: take.seconds }]);
  if (second) await db.takes.update(take.id, ready(second));
}
