import { liveQuery } from 'dexie';
import type { AccountStore } from '../../db/accounts.ts';
import { findProject } from '../../db/projects.ts';
import type { ProjectRecord, TakeRecord } from '../../db/records.ts';
import { takeFile } from '../../files/mediaNames.ts';
import type { OwnProject } from '../storage/deleteProject.ts';
import { createComparer } from './compareTakes.ts';
import { zipTakes } from './zipTakes.ts';
import { changedSentences } from './changedSentences.ts';
import { beginTake, rescueTakes } from './runningTakes.ts';
import { RecordingProblem, toProblem } from './RecordingProblem.ts';
import { addTakes, clearTakes, keepOnly, type TakeParts } from './takes.ts';
import type { RecordingsOfScript, VoiceRecordings } from './recordingTypes.ts';

export interface RecordingsParts extends TakeParts {
  accounts: AccountStore;
}

/** Opens the takes on this device. Like films, they are records and files of the backend. */
export function openVoiceRecordings(parts: RecordingsParts): VoiceRecordings {
  const { db, media, accounts, takeStudio, now } = parts;
  const comparer = createComparer(parts);

  async function find({ owner, projectId }: OwnProject): Promise<ProjectRecord | null> {
    const user = await accounts.findByUsername(owner);
    return user ? findProject(db, user.id, projectId) : null;
  }

  async function need(project: OwnProject): Promise<ProjectRecord> {
    const found = await find(project);
    if (!found) throw new RecordingProblem('gone');
    return found;
  }

  async function takesOf(project: OwnProject): Promise<TakeRecord[]> {
    const found = await find(project);
    return found ? db.takes.where({ projectId: found.id }).sortBy('createdAt') : [];
  }

  /** A take of the project; undefined if it is gone or belongs to another project. */
  async function takeOf(project: OwnProject, takeId: string): Promise<TakeRecord | undefined> {
    return (await takesOf(project)).find(({ id }) => id === takeId);
  }

  return {
    watch({ script, ...project }, onChange) {
      const end = new AbortController();
      void (async () => {
        const sentences = await sentencesOf(script);
        if (end.signal.aborted) return;
        const watch = liveQuery(async () =>
          recordingsOf(sentences, await takesOf(project)),
        ).subscribe({
          next: onChange,
          error: (cause) => {
            if (db.isOpen()) console.warn('Recordings can no longer be watched.', cause);
          },
        });
        end.signal.addEventListener('abort', () => watch.unsubscribe());
        const found = await find(project);
        if (!found) return;
        await rescueTakes(parts, found);
        await comparer.ask(found);
      })();
      return () => end.abort();
    },

    async addTake(project, sentence, recording) {
      const own = await need(project);
      const [id = ''] = await addTakes(parts, own, [sentence], {
        write: async (studio, [name = '']) => [await studio.write(recording, name)],
      });
      void comparer.ask(own);
      return id;
    },

    beginTake(project, sentence, options) {
      const take = beginTake(parts, () => need(project), sentence, options);
      return {
        ...take,
        async end() {
          const id = await take.end();
          void need(project).then(
            async (own) => comparer.ask(own),
            () => undefined,
          );
          return id;
        },
      };
    },

    async keepTake(project, key, takeId) {
      const own = await need(project);
      try {
        await keepOnly(db, own.id, key, takeId);
      } catch (cause) {
        throw toProblem(cause);
      }
    },

    async removeTake(project, takeId) {
      const take = await takeOf(project, takeId);
      if (take) await db.takes.update(take.id, { state: 'removed', removedAt: now() });
      await clearTakes(parts);
    },

    async restoreTake(project, takeId) {
      const take = await takeOf(project, takeId);
      if (take?.state !== 'removed' || !(await media.has(takeFile(takeId)))) return false;
      return db.transaction('rw', db.takes, async () => {
        const back = await db.takes.update(takeId, { state: 'ready', removedAt: null });
        // It is kept again, unless the sentence has another kept take by now.
        const others = db.takes
          .where({ projectId: take.projectId })
          .filter(({ id, key, isKept }) => isKept && key === take.key && id !== takeId);
        if (take.isKept && (await others.count()) > 0)
          await db.takes.update(takeId, { isKept: false });
        return back > 0;
      });
    },

    async removeAll(project) {
      const ids = (await takesOf(project)).map(({ id }) => id);
      await db.takes.bulkDelete(ids);
      // If a file cannot be removed now, the next visit removes it because it has no record.
      await Promise.allSettled(ids.map((id) => media.remove(takeFile(id))));
    },

    async takeUrl(takeId) {
      if (!(await media.has(takeFile(takeId)))) return null;
      const file = await media.read(takeFile(takeId));
      return URL.createObjectURL(file.slice(0, file.size, 'audio/wav'));
    },

    async exportTakes({ script, ...project }) {
      return zipTakes(media, recordingsOf(await sentencesOf(script), await takesOf(project)));
    },

    async readFile({ script }, file, options) {
      try {
        return await (await takeStudio()).find(file, await sentencesOf(script), options);
      } catch (cause) {
        options.signal.throwIfAborted();
        throw toProblem(cause);
      }
    },

    async checkStretch(file, text, range) {
      try {
        return await (await takeStudio()).compareStretch(file, text, range);
      } catch (cause) {
        throw toProblem(cause);
      }
    },

    async keepStretches(project, file, stretches) {
      const own = await need(project);
      await addTakes(parts, own, stretches, {
        write: (studio, names) =>
          studio.writeStretches(
            file,
            stretches.map(({ start, end }, i) => ({ name: names[i] ?? '', start, end })),
          ),
        settle: async (ids) => {
          for (const [i, { key }] of stretches.entries())
            await keepOnly(db, own.id, key, ids[i] ?? null);
        },
      });
      void comparer.ask(own);
    },
  };
}

/** The sentence grammar loads with the first script. */
async function sentencesOf(script: string) {
  return (await import('@lectern/studio/takes')).spokenSentences(script);
}

function recordingsOf(
  sentences: readonly { key: string; text: string }[],
  all: readonly TakeRecord[],
): RecordingsOfScript {
  const takes = all.filter(({ state }) => state === 'ready');
  const changed = changedSentences(sentences, takes);
  return {
    sentences: sentences.map(({ key, text }) => {
      const own = takes.filter((take) => take.key === key);
      return {
        ...{ key, text },
        takes: own.map(({ id, seconds, peaks, verdict, createdAt, replaces }) => {
          const take = { id, seconds, peaks, verdict, recordedAt: createdAt };
          return replaces === undefined ? take : { ...take, replaces };
        }),
        keptTakeId: own.find(({ isKept }) => isKept)?.id ?? null,
        isChanged: changed.has(key),
      };
    }),
    bytes: takes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
