import { StudioError } from '@lectern/studio';
import type { RunningFile, RunningOptions } from '@lectern/studio/takes';
import type { ProjectRecord, TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import type { RunningTake } from './recordingTypes.ts';
import { RecordingProblem, toProblem } from './RecordingProblem.ts';
import { discard, ready, type Sentence, type TakeParts, unwritten } from './takes.ts';

/** In seconds; a shorter remainder of a take contains no speech. */
const SHORTEST = 0.2;

/** Held by the tab in which a take is recorded; free if that tab is gone. */
const speakingLock = (takeId: string): string => `lectern-take-${takeId}`;

/**
 * Starts a take that is written during recording. Samples that arrive before its file is open are buffered.
 */
export function beginTake(
  parts: TakeParts,
  need: () => Promise<ProjectRecord>,
  sentence: Sentence,
  options: RunningOptions,
): RunningTake {
  const { db, locks, newId, now } = parts;
  const id = newId('tak');
  const early: Float32Array[] = [];
  let file: RunningFile | null = null;
  let decide: (isWanted: boolean) => void = () => undefined;
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });

  const ended = locks.hold(speakingLock(id), async () => {
    const take = { ...unwritten(id, await need(), sentence, now()), isSpoken: true };
    try {
      await db.takes.add(take);
      const opened = (await parts.takeStudio()).begin(takeFile(id), options);
      for (const samples of early) opened.append(samples);
      file = opened;
      if (!(await decided)) {
        await opened.discard();
        await db.takes.delete(id);
        return;
      }
      const found = await db.takes.update(id, ready(await opened.end()));
      // Deleted meanwhile, together with its project.
      if (found === 0) throw new RecordingProblem('gone');
    } catch (cause) {
      // A full disk may refuse this, too; `rescueTakes` finds what is left then.
      await discard(parts, [take]).catch(() => undefined);
      throw toProblem(cause);
    }
  });
  // `end` reports the failure.
  ended.catch(() => undefined);

  return {
    append(samples) {
      if (file) file.append(samples);
      else early.push(samples);
    },
    async end() {
      decide(true);
      await ended;
      return id;
    },
    async discard() {
      decide(false);
      await ended.catch(() => undefined);
    },
  };
}

/**
 * Turns unfinished takes of closed tabs into takes; if nothing was said, nothing is left. A take that
 * cannot be read is left for the next visit. Never rejects.
 */
export async function rescueTakes(
  parts: TakeParts,
  { id: projectId }: Pick<ProjectRecord, 'id'>,
): Promise<void> {
  const { db, locks } = parts;
  const left = await db.takes
    .where({ projectId })
    .filter(({ state, isSpoken }) => state === 'writing' && isSpoken === true)
    .toArray()
    .catch(() => []);
  for (const take of left) {
    await locks
      .tryHold(speakingLock(take.id), () => rescue(parts, take))
      .catch((cause: unknown) => {
        if (db.isOpen()) console.warn('What was left of a take could not be read.', cause);
      });
  }
}

/** Needs the take's lock. */
async function rescue(parts: TakeParts, take: TakeRecord): Promise<void> {
  const { db } = parts;
  if ((await db.takes.get(take.id))?.state !== 'writing') return;
  try {
    const written = await (await parts.takeStudio()).finish(takeFile(take.id));
    if (written.fault === 'silent' || written.seconds < SHORTEST) await discard(parts, [take]);
    else await db.takes.update(take.id, ready(written));
  } catch (cause) {
    // The tab died before a sample was written. Any other error may not recur at the next visit.
    if (!(cause instanceof StudioError) || cause.code !== 'missing-file') throw cause;
    await discard(parts, [take]);
  }
}
