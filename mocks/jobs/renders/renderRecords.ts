import type { LecternDatabase } from '../../db/database.ts';
import { logged } from '../../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../../db/records.ts';
import type { RenderResult, StudioProgress } from '@lectern/studio';
import { FILE_GONE, TAB_CLOSED } from './renderWords.ts';
import { unbegun } from './unmade.ts';

/** How often a render is begun before it is given up: a crash that repeats would else never end. */
const MAX_ATTEMPTS = 3;

export interface RenderFailure {
  message: string;
  code: NonNullable<VideoRecord['errorCode']>;
  details: string | null;
}

/**
 * The states of a render in the database. Each change is one transaction over the video and its
 * project, so that no tab ever sees the two disagree.
 */
export interface RenderRecords {
  /** Counts an attempt; null when there is nothing to do (any more). */
  begin(videoId: string): Promise<VideoRecord | null>;
  /** @returns false when the render is not wanted any more. */
  advance(videoId: string, progress: StudioProgress): Promise<boolean>;
  setAudio(videoId: string, audioId: string): Promise<void>;
  /** @returns the ids of the finished videos that this one replaces; null when it came too late. */
  complete(videoId: string, result: RenderResult): Promise<string[] | null>;
  fail(videoId: string, failure: RenderFailure): Promise<void>;
  /** @returns whether there was something to cancel. */
  cancel(videoId: string): Promise<boolean>;
  /** A finished video whose file was taken away by the browser or the user. */
  markGone(videoId: string): Promise<void>;
  /** The ids of all renders that are not over. */
  unfinished(): Promise<string[]>;
}

/** Percent for a fraction; 100 belongs to the finished video alone. */
function toPercent(fraction: number): number {
  return Math.min(99, Math.max(0, Math.floor(fraction * 100)));
}

/** Moves to another stage, or to none; the one before is over, with the seconds that it took. */
function withStage(video: VideoRecord, stage: VideoRecord['stage'], at: number): VideoRecord {
  if (video.stage === stage) return video;
  const stagesDone =
    video.stage === null || video.stageStartedAt === null
      ? video.stagesDone
      : [
          ...video.stagesDone,
          // A clock that was set back has measured nothing.
          { stage: video.stage, seconds: Math.max(0, at - video.stageStartedAt) / 1000 },
        ];
  return { ...video, stage, stageStartedAt: stage === null ? null : at, stagesDone };
}

export function createRenderRecords(db: LecternDatabase, now: () => number): RenderRecords {
  type ProjectChange = (project: ProjectRecord) => Partial<ProjectRecord>;

  /** Changes a video that still renders, and the project that waits for it. */
  async function change<T>(
    videoId: string,
    work: (video: VideoRecord) => { video: VideoRecord; project: ProjectChange; answer: T },
  ): Promise<T | null> {
    return db.transaction('rw', db.videos, db.projects, async () => {
      const before = await db.videos.get(videoId);
      if (before?.state !== 'video_processing') return null;
      const { video, project, answer } = work(before);
      await db.videos.put(video);
      const owner = await db.projects.get(video.projectId);
      if (owner?.videoId === videoId) await db.projects.put({ ...owner, ...project(owner) });
      return answer;
    });
  }

  /** A failed video keeps the stage in which it failed. */
  const ended = (video: VideoRecord): VideoRecord => ({
    ...video,
    secondsLeft: null,
    progressAt: now(),
    finishedAt: now(),
  });

  function failed(failure: RenderFailure, video: VideoRecord) {
    const entry = {
      action: video.edit ? 'ai_edit_failed' : 'video_failed',
      timestamp: now(),
      videoId: video.id,
      error: failure.message,
    };
    return {
      video: {
        ...ended(video),
        state: 'failed' as const,
        error: failure.message,
        errorCode: failure.code,
        errorDetails: failure.details,
      },
      project: (project: ProjectRecord): Partial<ProjectRecord> => ({
        ...(video.edit ? unedited(project) : { status: 'failed' as const }),
        updatedAt: now(),
        activity: logged(project, entry),
      }),
    };
  }

  /** An edit that came to nothing leaves the project with the video that it had. */
  function unedited({ finishedVideoId }: ProjectRecord): Partial<ProjectRecord> {
    if (finishedVideoId === null) return { status: 'failed' };
    return { status: 'completed', progress: 100, videoId: finishedVideoId };
  }

  return {
    async begin(videoId) {
      return change<VideoRecord | null>(videoId, (video) => {
        if (video.attempts >= MAX_ATTEMPTS) {
          const details = `Begun ${video.attempts} times without an end.`;
          const failure: RenderFailure = { message: TAB_CLOSED, code: 'tab-closed', details };
          return { ...failed(failure, video), answer: null };
        }
        const begun: VideoRecord = {
          ...video,
          ...unbegun(now()),
          attempts: video.attempts + 1,
        };
        return { video: begun, project: () => ({ progress: 0 }), answer: begun };
      });
    },

    async advance(videoId, progress) {
      const wanted = await change(videoId, (before) => {
        const at = now();
        const percent = toPercent(progress.fraction);
        const video: VideoRecord = {
          ...withStage(before, progress.stage, at),
          progress: percent,
          framesDone: progress.framesDone ?? null,
          framesTotal: progress.framesTotal ?? null,
          secondsLeft: progress.secondsLeft ?? null,
          progressAt: at,
        };
        return { video, project: () => ({ progress: percent }), answer: true };
      });
      return wanted ?? false;
    },

    async setAudio(videoId, audioId) {
      await change(videoId, (video) => ({
        video: { ...video, audioId },
        project: () => ({ audioId }),
        answer: true,
      }));
    },

    async complete(videoId, result) {
      return db.transaction('rw', db.videos, db.projects, async () => {
        const video = await db.videos.get(videoId);
        if (video?.state !== 'video_processing') return null;
        await db.videos.put({
          ...ended(withStage(video, null, now())),
          state: 'completed',
          progress: 100,
          duration: result.duration,
          size: result.size,
        });
        const project = await db.projects.get(video.projectId);
        if (!project) return [];
        const action = video.edit ? 'ai_edit_applied' : 'video_completed';
        const entry = { action, timestamp: now(), videoId };
        await db.projects.put({
          ...project,
          status: 'completed',
          progress: 100,
          videoId,
          finishedVideoId: videoId,
          updatedAt: now(),
          activity: logged(project, entry),
        });
        const old = project.finishedVideoId;
        const before = old === null ? undefined : await db.videos.get(old);
        // What was edited stays beside its edit, also when it is edited anew.
        const replaced = [old, before?.editOf].flatMap((id) =>
          typeof id === 'string' && id !== videoId && id !== video.editOf ? [id] : [],
        );
        await db.videos.bulkDelete(replaced);
        return replaced;
      });
    },

    async fail(videoId, failure) {
      await change(videoId, (video) => ({ ...failed(failure, video), answer: true }));
    },

    async cancel(videoId) {
      const done = await change(videoId, (video) => ({
        video: { ...ended(withStage(video, null, now())), state: 'cancelled' as const },
        project: (project: ProjectRecord): Partial<ProjectRecord> => ({
          status: 'avatar_selected',
          videoId: project.finishedVideoId,
          ...(video.edit ? unedited(project) : {}),
          updatedAt: now(),
          activity: logged(project, {
            action: video.edit ? 'ai_edit_cancelled' : 'video_cancelled',
            timestamp: now(),
            videoId,
          }),
        }),
        answer: true,
      }));
      return done ?? false;
    },

    async markGone(videoId) {
      await db.transaction('rw', db.videos, db.projects, async () => {
        const video = await db.videos.get(videoId);
        if (video?.state !== 'completed') return;
        await db.videos.put({
          ...video,
          state: 'failed',
          error: FILE_GONE,
          errorCode: 'file-gone',
        });
        const project = await db.projects.get(video.projectId);
        if (project?.finishedVideoId !== videoId) return;
        const entry = { action: 'video_failed', timestamp: now(), videoId, error: FILE_GONE };
        const original = video.editOf === undefined ? undefined : await db.videos.get(video.editOf);
        if (original?.state === 'completed') {
          await db.projects.put({
            ...project,
            finishedVideoId: original.id,
            ...(project.videoId === videoId ? { videoId: original.id } : {}),
            activity: logged(project, entry),
          });
          return;
        }
        await db.projects.put({
          ...project,
          finishedVideoId: null,
          ...(project.status === 'completed' ? { status: 'failed', progress: 0 } : {}),
          activity: logged(project, entry),
        });
      });
    },

    async unfinished() {
      const videos = await db.videos.where({ state: 'video_processing' }).toArray();
      return videos.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id);
    },
  };
}
