import type { SoundFault, TakeVerdict } from '@lectern/studio/takes';
import type { ProjectRecord, TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import { RecordingProblem } from './RecordingProblem.ts';
import { splitTake } from './splitTake.ts';
import type { TakeParts } from './takes.ts';

/** The verdict on the sound of a take whose words are right. */
const ofSound = (kind: SoundFault, places: number | undefined): TakeVerdict => ({
  ...{ kind, from: null },
  ...(places !== undefined && { places }),
});

/**
 * Compares takes with their sentences, one after another, and each in only one of several tabs. The next
 * tab that watches takes over from a closed one.
 */
export function createComparer(parts: TakeParts) {
  const { db, locks, takeStudio } = parts;
  const asked = new Set<string>();

  async function compare({ id, text }: TakeRecord): Promise<void> {
    await locks.hold(`lectern-compare-${id}`, async () => {
      const take = await db.takes.get(id);
      if (take?.state !== 'ready' || take.verdict !== null) return;
      const verdict = await (await takeStudio()).compare(takeFile(id), text);
      if (verdict.kind === 'twice' && verdict.from !== null) {
        await splitTake(parts, take, verdict.from);
        return;
      }
      // A wrong sentence matters more than its sound.
      const isRight = verdict.kind === 'fits' && take.fault !== null;
      await db.takes.update(id, {
        verdict: isRight && take.fault ? ofSound(take.fault, take.places) : verdict,
      });
    });
  }

  let before = Promise.resolve();
  return {
    /** Compares the takes of a project that have not been compared yet. Never rejects. */
    ask(project: Pick<ProjectRecord, 'id'>): Promise<void> {
      before = before.then(() => compareAll(project.id));
      return before;
    },
  };

  /** The oldest take that is still to be compared. */
  async function nextOf(projectId: string): Promise<TakeRecord | undefined> {
    const [take] = await db.takes
      .where({ projectId })
      .filter(({ id, state, verdict }) => state === 'ready' && verdict === null && !asked.has(id))
      .sortBy('createdAt')
      .catch(() => []);
    return take;
  }

  async function compareAll(projectId: string): Promise<void> {
    // Reading the list again for each take includes those that a split adds.
    for (let take = await nextOf(projectId); take; take = await nextOf(projectId)) {
      asked.add(take.id);
      // If a take cannot be compared now, it is usable until the next visit compares it.
      await compare(take).catch((cause: unknown) => {
        if (cause instanceof RecordingProblem && cause.code === 'gone') return;
        if (db.isOpen()) console.warn('A take could not be compared.', cause);
      });
    }
  }
}
