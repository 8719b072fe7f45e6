import type { TakeStudio, WrittenTake } from '@lectern/studio/takes';
import type { IdSource } from '../../base/ids.ts';
import type { Locks } from '../../base/locks.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { ProjectRecord, TakeRecord } from '../../db/records.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import { takeFile } from '../../files/mediaNames.ts';
import { RecordingProblem, toProblem } from './RecordingProblem.ts';

export interface TakeParts {
  db: LecternDatabase;
  media: MediaLibrary;
  takeStudio: () => Promise<TakeStudio>;
  locks: Locks;
  newId: IdSource;
  now: () => number;
}

export interface Sentence {
  key: string;
  text: string;
}

const NOTHING: WrittenTake = { seconds: 0, size: 0, peaks: [], fault: null };

/** Milliseconds for which a removed take can be restored. */
const KEPT_REMOVED = 10 * 60_000;

/** Held by the tab that is writing takes of a project; free if that tab is gone. */
const writingLock = (projectId: string): string => `lectern-takes-${projectId}`;

interface AddTakesOptions {
  /** Writes their files. */
  write: (studio: TakeStudio, names: string[]) => Promise<WrittenTake[]>;
  /** Further changes to records, in the transaction that marks the takes as ready. */
  settle?: (ids: string[]) => Promise<void>;
}

/** Removes takes and their files. */
export async function discard(
  { db, media }: TakeParts,
  takes: readonly TakeRecord[],
): Promise<void> {
  if (takes.length === 0) return;
  await Promise.allSettled(takes.map(({ id }) => media.remove(takeFile(id))));
  await db.takes.bulkDelete(takes.map(({ id }) => id));
}

/**
 * Records takes, has their files written, and marks them as ready once the files are on the disk. Either
 * all of them are added or none.
 *
 * Records are written before files, and under a lock, so that no clean-up mistakes them for remains.
 *
 * @returns their ids, in order
 * @throws `RecordingProblem`
 */
export async function addTakes(
  parts: TakeParts,
  project: ProjectRecord,
  sentences: readonly Sentence[],
  { write, settle }: AddTakesOptions,
): Promise<string[]> {
  const { db, locks, newId, now } = parts;
  const takes = sentences.map((sentence) => unwritten(newId('tak'), project, sentence, now()));
  const ids = takes.map(({ id }) => id);
  return locks.hold(writingLock(project.id), async () => {
    try {
      await db.takes.bulkAdd(takes);
      const written = await write(await parts.takeStudio(), ids.map(takeFile));
      await db.transaction('rw', db.takes, async () => {
        for (const [i, take] of takes.entries()) {
          const found = await db.takes.update(take.id, ready(written[i] ?? NOTHING));
          // Deleted meanwhile, together with its project.
          if (found === 0) throw new RecordingProblem('gone');
        }
        await settle?.(ids);
      });
    } catch (cause) {
      // A full disk may refuse this, too; `clearTakes` removes what is left then.
      await discard(parts, takes).catch(() => undefined);
      throw toProblem(cause);
    }
    return ids;
  });
}

/** The record of a take whose file is about to be written. */
export function unwritten(
  id: string,
  project: ProjectRecord,
  { key, text }: Sentence,
  createdAt: number,
): TakeRecord {
  return {
    ...{ id, userId: project.userId, projectId: project.id },
    ...{ key, text, state: 'writing', removedAt: null, isKept: false },
    ...{ seconds: 0, bytes: 0, peaks: [], fault: null, verdict: null, createdAt },
  };
}

/** The changes to a record once its file is on the disk. */
export function ready({ size, ...sound }: WrittenTake): Partial<TakeRecord> {
  return {
    ...{ ...sound, bytes: size, state: 'ready' },
    // A silent take needs no comparison.
    verdict: sound.fault === 'silent' ? { kind: 'silent', from: null } : null,
  };
}

/** Keeps one take of a sentence, or none. A take that has been split is kept as its second half. */
export async function keepOnly(
  db: LecternDatabase,
  projectId: string,
  key: string,
  takeId: string | null,
): Promise<void> {
  await db.takes
    .where({ projectId })
    .filter((take) => take.key === key)
    .modify((take) => {
      const isMeant = take.id === takeId || take.replaces === takeId;
      take.isKept = isMeant && take.state === 'ready';
    });
}

/**
 * Removes takes that are no longer needed: those that a closed tab did not finish, those without a file,
 * and those that were removed some time ago. Takes that were being recorded are left to `rescueTakes`.
 */
export async function clearTakes(parts: TakeParts): Promise<void> {
  const { db, media, locks, now } = parts;
  const takes = await db.takes.toArray();
  if (takes.length === 0) return;
  const files = new Set(await media.list());
  await discard(
    parts,
    takes.filter(
      ({ id, state, removedAt }) =>
        (state === 'removed' && (removedAt ?? 0) < now() - KEPT_REMOVED) ||
        (state === 'ready' && !files.has(takeFile(id))),
    ),
  );
  const unfinished = takes.filter(({ state, isSpoken }) => state === 'writing' && !isSpoken);
  for (const projectId of new Set(unfinished.map((take) => take.projectId))) {
    await locks.tryHold(writingLock(projectId), async () => {
      const still = db.takes
        .where({ projectId })
        .filter(({ state, isSpoken }) => state === 'writing' && !isSpoken);
      await discard(parts, await still.toArray());
    });
  }
}
