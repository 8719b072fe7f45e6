import { setLanguage } from '../base/setLanguage.ts';
import { spokenScript } from '../base/spokenScript.ts';
import type { LecternDatabase } from '../db/database.ts';
import type { AudioRecord } from '../db/records.ts';
import type { IdSource } from '../base/ids.ts';
import type { Locks } from '../base/locks.ts';
import type { MediaLibrary } from '../files/mediaLibrary.ts';
import { audioFiles, takeFile } from '../files/mediaNames.ts';
import { checkScript } from './checkScript.ts';
import { isMadeOf, keptTakes } from './recordings/keptTakes.ts';
import { type JobOptions, type Studio, StudioError } from '@lectern/studio';

interface SpeechRequest {
  userId: string;
  projectId: string;
  voiceId: string;
  script: string;
  /** Relative to the voice's own pace. */
  speed: number;
}

/** Speech audio of scripts: made once, and kept for its project. */
export interface Speech {
  /** Finds the stored audio for that project, voice, script and kept takes, if its files still exist. */
  find(request: Omit<SpeechRequest, 'userId'>): Promise<AudioRecord | null>;
  /** Returns finished audio; null if there is none with that id, or its files are gone. */
  kept(audioId: string): Promise<AudioRecord | null>;
  /**
   * Returns the stored audio, or makes new audio.
   *
   * @throws `StudioError` 'no-words', 'too-long', 'storage-full', 'unsupported', 'speech-failed',
   *   'cancelled' when the project is deleted meanwhile; the signal's reason when it is aborted.
   */
  speak(request: SpeechRequest, options?: JobOptions): Promise<AudioRecord>;
  /** @throws `StudioError` 'no-words' or 'too-long' for a script that cannot be spoken */
  check(script: string): void;
  /** Removes what tabs that closed while speaking left behind. */
  clearAbandoned(): Promise<void>;
}

export interface SpeechParts {
  db: LecternDatabase;
  media: MediaLibrary;
  studio: () => Promise<Studio>;
  locks: Locks;
  newId: IdSource;
  now: () => number;
}

/** Audio records stored per project: trying out voices should neither repeat work nor fill the device. */
const KEPT_PER_PROJECT = 3;

export function createSpeech({ db, media, studio, locks, newId, now }: SpeechParts): Speech {
  const lockName = (projectId: string): string => `lectern-speech-${projectId}`;

  async function discard(audio: AudioRecord): Promise<void> {
    const { audioFile, timelineFile } = audioFiles(audio.id);
    await Promise.allSettled([media.remove(audioFile), media.remove(timelineFile)]);
    await db.audios.delete(audio.id);
  }

  async function isWhole(audio: AudioRecord): Promise<boolean> {
    const { audioFile, timelineFile } = audioFiles(audio.id);
    return (await media.has(audioFile)) && (await media.has(timelineFile));
  }

  async function find(request: Omit<SpeechRequest, 'userId'>): Promise<AudioRecord | null> {
    const script = spokenScript(request.script);
    const kept = await db.audios.where({ projectId: request.projectId }).toArray();
    const takes = await keptTakes(db, { ...request, script });
    const language = setLanguage((await db.projects.get(request.projectId))?.settings);
    const audio = kept.find(
      (each) =>
        each.state === 'ready' &&
        (each.language === undefined || each.language === language) &&
        each.voiceId === request.voiceId &&
        each.script === script &&
        (each.speed ?? 1) === request.speed &&
        isMadeOf(each, takes),
    );
    if (!audio) return null;
    if (await isWhole(audio)) return audio;
    await discard(audio);
    return null;
  }

  /** Keeps the newest few, the new one even if the clock was set back, and those that are needed. */
  async function prune({ id: made, projectId }: AudioRecord): Promise<void> {
    const project = await db.projects.get(projectId);
    const videos = await db.videos.where({ projectId }).toArray();
    // An edit of a finished video uses its sound.
    const sounding = videos.filter(
      ({ state }) => state === 'video_processing' || state === 'completed',
    );
    const needed = new Set(sounding.map(({ audioId }) => audioId));
    needed.add(project?.audioId ?? null).add(made);
    const kept = await db.audios.where({ projectId }).toArray();
    const old = kept.toSorted((a, b) => b.createdAt - a.createdAt).slice(KEPT_PER_PROJECT);
    await Promise.all(old.filter(({ id }) => !needed.has(id)).map(discard));
  }

  /** Removes the unfinished audio of closed tabs. Needs the project's lock. */
  async function discardUnfinished(projectId: string): Promise<void> {
    const kept = await db.audios.where({ projectId }).toArray();
    await Promise.all(kept.filter(({ state }) => state === 'speaking').map(discard));
  }

  async function speakAnew(request: SpeechRequest, options: JobOptions): Promise<AudioRecord> {
    const { voiceId, speed } = request;
    const script = spokenScript(request.script);
    const takes = await keptTakes(db, { ...request, script });
    const project = await db.projects.get(request.projectId);
    // Deleted while another script was being spoken for it.
    if (!project) throw new StudioError('cancelled');
    const language = setLanguage(project.settings);
    const audio: AudioRecord = {
      ...request,
      language,
      ...(takes.length > 0 ? { takeIds: takes.map(({ id }) => id) } : {}),
      id: newId('aud'),
      script,
      state: 'speaking',
      duration: 0,
      words: 0,
      createdAt: now(),
    };
    // The record is written before its files, so that a clean-up never removes unfinished files.
    await db.audios.add(audio);
    try {
      const files = audioFiles(audio.id);
      const job = await studio();
      const result = await job.speak(
        {
          ...{ script, voiceId, speed, ...files },
          ...(language !== null && { language }),
          ...(takes.length > 0 && {
            takes: takes.map(({ id, key }) => ({ key, file: takeFile(id) })),
          }),
        },
        options,
      );
      options.signal?.throwIfAborted();
      const ready = { ...result, state: 'ready' as const };
      // Deleted meanwhile, together with its project.
      if ((await db.audios.update(audio.id, ready)) === 0) throw new StudioError('cancelled');
      return { ...audio, ...ready };
    } catch (cause) {
      await discard(audio).catch(() => undefined);
      options.signal?.throwIfAborted();
      throw cause;
    }
  }

  return {
    find,
    check: checkScript,

    async kept(audioId) {
      const audio = await db.audios.get(audioId);
      return audio?.state === 'ready' && (await isWhole(audio)) ? audio : null;
    },

    async speak(request, options = {}) {
      checkScript(request.script);
      return locks.hold(
        lockName(request.projectId),
        async () => {
          const kept = await find(request);
          if (kept) return kept;
          // Only the holder of the lock speaks for this project.
          await discardUnfinished(request.projectId);
          const audio = await speakAnew(request, options);
          await prune(audio);
          return audio;
        },
        options.signal,
      );
    },

    async clearAbandoned() {
      const unfinished = await db.audios.filter(({ state }) => state === 'speaking').toArray();
      const projects = new Set(unfinished.map(({ projectId }) => projectId));
      await Promise.all(
        [...projects].map((id) => locks.tryHold(lockName(id), () => discardUnfinished(id))),
      );
    },
  };
}
