import type { RenderResult } from '@lectern/studio';
import type { LecternDatabase } from '../../db/database.ts';
import { logged } from '../../db/projects.ts';
import type { VideoRecord } from '../../db/records.ts';
import { recordFilm } from '../tables/tableRows.ts';
import { FILE_GONE } from './renderWords.ts';

/** Moves to another stage, or to null, and records the duration of the previous one in seconds. */
export function withStage(
  video: VideoRecord,
  stage: VideoRecord['stage'],
  at: number,
): VideoRecord {
  if (video.stage === stage) return video;
  const stagesDone =
    video.stage === null || video.stageStartedAt === null
      ? video.stagesDone
      : [
          ...video.stagesDone,
          // Never negative, even if the clock was set back.
          { stage: video.stage, seconds: Math.max(0, at - video.stageStartedAt) / 1000 },
        ];
  return { ...video, stage, stageStartedAt: stage === null ? null : at, stagesDone };
}

/**
 * The record of a video whose render has ended. @param stage a failed video keeps the stage in which it
 * failed
 */
export function endedVideo(
  video: VideoRecord,
  at: number,
  stage: VideoRecord['stage'] = video.stage,
): VideoRecord {
  const ended = withStage(video, stage, at);
  return { ...ended, parts: null, secondsLeft: null, progressAt: at, finishedAt: at };
}

/**
 * Finishes a render: links the video to its project and deletes the videos that it replaces.
 *
 * @returns their ids; null if the render is no longer wanted
 */
export async function completeRender(
  db: LecternDatabase,
  videoId: string,
  result: RenderResult,
  at: number,
): Promise<string[] | null> {
  return db.transaction('rw', db.videos, db.projects, db.tableRows, async () => {
    const video = await db.videos.get(videoId);
    if (video?.state !== 'video_processing') return null;
    const film: VideoRecord = {
      ...endedVideo(video, at, null),
      state: 'completed',
      progress: 100,
      duration: result.duration,
      size: result.size,
    };
    await db.videos.put(film);
    await recordFilm(db, film);
    const project = await db.projects.get(video.projectId);
    if (!project) return [];
    const action = video.edit ? 'ai_edit_applied' : 'video_completed';
    const entry = { action, timestamp: at, videoId };
    await db.projects.put({
      ...project,
      status: 'completed',
      progress: 100,
      videoId,
      finishedVideoId: videoId,
      updatedAt: at,
      activity: logged(project, entry),
    });
    const old = project.finishedVideoId;
    const before = old === null ? undefined : await db.videos.get(old);
    // Keep the original of an edited video, even when it is edited again.
    const replaced = [old, before?.editOf].flatMap((id) =>
      typeof id === 'string' && id !== videoId && id !== video.editOf ? [id] : [],
    );
    await db.videos.bulkDelete(replaced);
    return replaced;
  });
}

/** Marks a finished video as gone after the browser or the user has removed its file. */
export async function markVideoMissing(
  db: LecternDatabase,
  videoId: string,
  at: number,
): Promise<void> {
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
    const entry = { action: 'video_failed', timestamp: at, videoId, error: FILE_GONE };
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
}
