import type { TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import { RecordingProblem } from './RecordingProblem.ts';
import { addTakes, type TakeParts } from './takes.ts';

/**
 * Replaces a take in which its sentence is said twice with two: the first time, which is still to be
 * compared, and the second, which is kept if the take was. Both have new ids, so audio made of the take is
 * out of date. Speech that is being made may still read the take's file, so it is removed later, like
 * those of other removed takes.
 *
 * @param from - seconds of the take at which the second time starts
 * @throws `RecordingProblem` 'gone' if the take was removed meanwhile; nothing changes then
 */
export async function splitTake(parts: TakeParts, take: TakeRecord, from: number): Promise<void> {
  const { db, media, now } = parts;
  const project = await db.projects.get(take.projectId);
  if (!project) throw new RecordingProblem('gone');
  const file = await media.read(takeFile(take.id));
  await addTakes(parts, project, [take, take], {
    write: async (studio, [first = '', second = '']) =>
      studio.writeStretches(file, [
        { name: first, start: 0, end: from },
        { name: second, start: from, end: take.seconds },
      ]),
    async settle([first = '', second = '']) {
      const current = await db.takes.get(take.id);
      if (current?.state !== 'ready') throw new RecordingProblem('gone');
      const { createdAt, isKept } = current;
      await db.takes.update(take.id, { state: 'removed', removedAt: now(), isKept: false });
      await db.takes.update(first, { createdAt: createdAt - 1 });
      const verdict = { kind: 'twice', from: null } as const;
      await db.takes.update(second, { createdAt, isKept, verdict, replaces: take.id });
    },
  });
}
