import type { SoundFault, TakeVerdict } from '@lectern/studio/takes';
import type { ProjectRecord, TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import { splitTake } from './splitTake.ts';
import type { TakeParts } from './takes.ts';

/** What is said of a take whose words are right. */
const ofSound = (kind: SoundFault, places: number | undefined): TakeVerdict => ({
  ...{ kind, from: null },
  ...(places !== undefined && { places }),
});

/**
 * Compares takes with their sentences, one after another; in one tab, if there are several. What a
 * closed tab left is taken up by the next that watches.
 */
export function createComparer(parts: TakeParts) {
  const { db, locks, takeStudio } = parts;
  const asked = new Set<string>();

  async function compare({ id, text }: TakeRecord): Promise<void> {
    await locks.hold(`lectern-compare-${id}`, async () => {
      const take = await db.takes.get(id);
      if (!take || take.verdict !== null) return;
      const verdict = await (await takeStudio()).compare(takeFile(id), text);
      if (verdict.kind === 'twice') await splitTake(parts, take, verdict);
      // A wrong sentence matters more than how it sounds.
      const isRight = verdict.kind === 'fits' && take.fault !== null;
      await db.takes.update(id, {
        verdict: isRight && take.fault ? ofSound(take.fault, take.places) : verdict,
      });
    });
  }

  let before = Promise.resolve();
  return {
    /** Compares the takes of a project that were not compared yet. Never rejects. */
    ask(project: Pick<ProjectRecord, 'id'>): Promise<void> {
      before = before.then(() => compareAll(project.id));
      return before;
    },
  };

  async function compareAll(projectId: string): Promise<void> {
    const takes = await db.takes
      .where({ projectId })
      .filter(({ id, state, verdict }) => state === 'ready' && verdict === null && !asked.has(id))
      .sortBy('createdAt')
      .catch(() => []);
    for (const take of takes) {
      asked.add(take.id);
      // A take that cannot be compared now is compared at the next visit, and can be used meanwhile.
      await compare(take).catch((cause: unknown) => {
        if (db.isOpen()) console.warn('A take could not be compared.', cause);
      });
    }
  }
}
