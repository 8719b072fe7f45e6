import type { Wire } from '@lectern/api-client/contract';
import type { BackendContext } from './context.ts';
import { isCurrentAudio, isRendering } from '../db/projects.ts';
import type { ActivityRecord, ProjectRecord } from '../db/records.ts';
import { audioFiles } from '../files/mediaNames.ts';
import { isMadeOf, keptTakes } from '../jobs/recordings/keptTakes.ts';
import { noteMissing } from './videos.wire.ts';
import { filmAddresses } from '../jobs/filmAddresses.ts';
import { toTimestamp } from './wire.ts';

function toActivity({ action, timestamp, videoId, error }: ActivityRecord) {
  return {
    action,
    timestamp: toTimestamp(timestamp),
    details: {
      ...(videoId === undefined ? {} : { video_id: videoId }),
      ...(error === undefined ? {} : { error }),
    },
  };
}

/**
 * Returns the newest finished video, or null. A record without its file is marked as gone and not linked.
 */
async function finishedVideo(context: BackendContext, project: ProjectRecord) {
  if (project.finishedVideoId === null || isRendering(project)) return null;
  const video = await context.db.videos.get(project.finishedVideoId);
  if (video?.state !== 'completed') return null;
  const urls = await filmAddresses(context, video);
  if (urls === null) {
    await noteMissing(context, video);
    return null;
  }
  return { urls, duration: video.duration, size: video.size };
}

async function audioUrl(context: BackendContext, project: ProjectRecord): Promise<string | null> {
  if (project.audioId === null) return null;
  const audio = await context.db.audios.get(project.audioId);
  if (!audio || !isCurrentAudio(project, audio)) return null;
  // Audio made of takes is out of date once another take is kept.
  if (!isMadeOf(audio, await keptTakes(context.db, audio))) return null;
  return context.urls.urlOf(audioFiles(audio.id).audioFile);
}

async function avatarData(context: BackendContext, project: ProjectRecord) {
  if (project.avatarId === null) return null;
  const avatar = await context.avatars.find(project.userId, project.avatarId);
  if (!avatar) return null;
  // A project's pictures are wide, like its video.
  return { name: avatar.name, thumbnail_url: await context.avatars.stillOf(avatar) };
}

/**
 * The client's project settings, with the template settings of the AI edit of its video, which the next
 * edit starts with (specification section 4). Clients send settings back unchanged, so those of the video
 * override the stored ones.
 */
async function settingsOf({ db }: BackendContext, { settings, videoId }: ProjectRecord) {
  const { aiEditSettings: _earlier, ...own } = settings;
  const video = videoId === null ? undefined : await db.videos.get(videoId);
  const applied = video?.edit?.aiEditSettings;
  return applied ? { ...own, aiEditSettings: applied } : own;
}

/** The contract's Project (specification section 3). */
export async function toProject(
  context: BackendContext,
  record: ProjectRecord,
): Promise<Wire['Project']> {
  const finished = await finishedVideo(context, record);
  // Checking for the file may have changed the record.
  const project = (await context.db.projects.get(record.id)) ?? record;
  return {
    _id: project.id,
    id: project.id,
    name: project.name,
    description: project.description,
    project_type: 'VIDEO',
    frontend_project_id: project.frontendId,
    status: project.status,
    progress: project.progress,
    settings: await settingsOf(context, project),
    created_at: toTimestamp(project.createdAt),
    updated_at: toTimestamp(project.updatedAt),
    video_data: finished && {
      thumbnail_url: finished.urls.poster,
      duration: finished.duration,
      video_url: finished.urls.video,
      captions_url: finished.urls.captions,
      size: finished.size,
    },
    avatar_data: await avatarData(context, project),
    video_url: finished?.urls.video ?? null,
    audioUrl: await audioUrl(context, project),
    avatar_id: project.avatarId,
    voice_id: project.voiceId,
    video_id: project.videoId,
    script: project.scriptText,
    activity_log: project.activity.map(toActivity),
    tags: project.tags,
  };
}
