import type { LecternDatabase } from '../../db/database.ts';
import { logged } from '../../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../../db/records.ts';
import type { RenderResult, StudioProgress } from '@lectern/studio';
import { completeRender, endedVideo, markVideoMissing, withStage } from './finishedVideos.ts';
import { packParts } from './filmParts.ts';
import { MAX_STUCK_ATTEMPTS, nextAttempt, stuckAttempts, toPercent } from './nextAttempt.ts';
import { TAB_CLOSED } from './renderWords.ts';

/**
 * A name that the client made up (specification section 4, Project store). Players show a file's name if
 * the film has no title, and downloads have the name that is shown for the project.
 */
const MADE_UP = /^Project [0-9a-f]{8}$/;

export interface RenderFailure {
  message: string;
  code: NonNullable<VideoRecord['errorCode']>;
  details: string | null;
}

/**
 * Manages the states of a render in the database. Each change is one transaction over the video and its
 * project, so that no tab ever sees them disagree.
 */
export interface RenderRecords {
  /** Records a new attempt; null if there is nothing left to do. */
  begin(videoId: string): Promise<VideoRecord | null>;
  /** @returns false if the render is no longer wanted */
  advance(videoId: string, progress: StudioProgress): Promise<boolean>;
  setAudio(videoId: string, audioId: string): Promise<void>;
  /** The name of the video's project, which becomes the film's title; undefined if no one has named it. */
  titleOf(video: Pick<VideoRecord, 'projectId'>): Promise<string | undefined>;
  /** @returns the ids of the videos that this one replaces; null if it is no longer wanted */
  complete(videoId: string, result: RenderResult): Promise<string[] | null>;
  fail(videoId: string, failure: RenderFailure): Promise<void>;
  /** @returns whether there was a render to cancel */
  cancel(videoId: string): Promise<boolean>;
  /** Marks a finished video as gone after the browser or the user has removed its file. */
  markGone(videoId: string): Promise<void>;
  /** The ids of all unfinished renders. */
  unfinished(): Promise<string[]>;
}

export function createRenderRecords(db: LecternDatabase, now: () => number): RenderRecords {
  type ProjectChange = (project: ProjectRecord) => Partial<ProjectRecord>;

  /** Changes a video that is still rendering, and its project. */
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

  function failed(failure: RenderFailure, video: VideoRecord) {
    const entry = {
      action: video.edit ? 'ai_edit_failed' : 'video_failed',
      timestamp: now(),
      videoId: video.id,
      error: failure.message,
    };
    return {
      video: {
        ...endedVideo(video, now()),
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

  /** After a failed edit, the project keeps its previous video. */
  function unedited({ finishedVideoId }: ProjectRecord): Partial<ProjectRecord> {
    if (finishedVideoId === null) return { status: 'failed' };
    return { status: 'completed', progress: 100, videoId: finishedVideoId };
  }

  return {
    async begin(videoId) {
      return change<VideoRecord | null>(videoId, (video) => {
        const stuck = stuckAttempts(video);
        if (stuck >= MAX_STUCK_ATTEMPTS) {
          const details = `Begun ${stuck} times in a row without a further part.`;
          const failure: RenderFailure = { message: TAB_CLOSED, code: 'tab-closed', details };
          return { ...failed(failure, video), answer: null };
        }
        const begun = nextAttempt(video, now());
        const { progress } = begun;
        return { video: begun, project: () => ({ progress }), answer: begun };
      });
    },

    async advance(videoId, progress) {
      const wanted = await change(videoId, (before) => {
        const at = now();
        // The studio counts from 0 until it has found the kept parts.
        const percent = Math.max(before.progress, toPercent(progress.fraction));
        const video: VideoRecord = {
          ...withStage(before, progress.stage, at),
          progress: percent,
          framesDone: progress.framesDone ?? null,
          framesTotal: progress.framesTotal ?? null,
          // Stages before and after drawing report no parts.
          parts: progress.parts ? packParts(progress.parts) : (before.parts ?? null),
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
        // The project may have other audio than the video that is edited, and keeps it.
        project: (project) =>
          video.editOf === undefined || project.audioId === video.audioId ? { audioId } : {},
        answer: true,
      }));
    },

    complete: (videoId, result) => completeRender(db, videoId, result, now()),

    async fail(videoId, failure) {
      await change(videoId, (video) => ({ ...failed(failure, video), answer: true }));
    },

    async cancel(videoId) {
      const done = await change(videoId, (video) => ({
        video: { ...endedVideo(video, now(), null), state: 'cancelled' as const },
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

    markGone: (videoId) => markVideoMissing(db, videoId, now()),

    async titleOf({ projectId }) {
      const name = (await db.projects.get(projectId))?.name;
      return name !== undefined && MADE_UP.test(name) ? undefined : name;
    },

    async unfinished() {
      const videos = await db.videos.where({ state: 'video_processing' }).toArray();
      return videos.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id);
    },
  };
}
