import { readScriptText } from '../scripts/scriptText.ts';
import {
  firstOf,
  readAmount,
  readChoice,
  readDate,
  readFilledText,
  readId,
  readList,
  readPercent,
  readRecord,
  readTexts,
  type UnknownRecord,
} from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';
import type { Project, ProjectActivity } from './projects.schema.ts';
import { PROJECT_STATUSES } from '../contract/contract.gen.ts';

function readActivity(value: unknown): ProjectActivity | null {
  const record = readRecord(value);
  if (!record) return null;
  const details = readRecord(record.details);
  return {
    action: readFilledText(record.action),
    timestamp: readDate(record.timestamp),
    videoId: firstOf(readFilledText, details?.video_id, record.videoId),
    error: firstOf(readFilledText, details?.error, record.error),
  };
}

function readVideoParts(record: UnknownRecord) {
  const video = readRecord(record.video_data);
  return {
    thumbnailUrl: firstOf(safeUrl, video?.thumbnail_url, record.thumbnailUrl),
    durationSeconds: firstOf(readAmount, video?.duration, record.durationSeconds),
    videoUrl: firstOf(safeUrl, video?.video_url, record.videoUrl, record.video_url),
    captionsUrl: firstOf(safeUrl, video?.captions_url, record.captions_url, record.captionsUrl),
  };
}

function readLinks(record: UnknownRecord) {
  const avatar = readRecord(record.avatar_data);
  return {
    avatarName: firstOf(readFilledText, avatar?.name, record.avatarName),
    avatarThumbnailUrl: firstOf(safeUrl, avatar?.thumbnail_url, record.avatarThumbnailUrl),
    audioUrl: firstOf(safeUrl, record.audioUrl, record.audio_url),
    avatarId: firstOf(readFilledText, record.avatar_id, record.avatarId),
    voiceId: firstOf(readFilledText, record.voice_id, record.voiceId),
    videoId: firstOf(readFilledText, record.video_id, record.videoId),
  };
}

/** A project from a server's record (section 3); null when it lacks an id. Never throws. */
export function normaliseProject(value: unknown): Project | null {
  const record = readRecord(value);
  const id = readId(record);
  if (!record || id === null) return null;
  return {
    id,
    name: readFilledText(record.name),
    description: readFilledText(record.description),
    status: readChoice(PROJECT_STATUSES, record.status) ?? 'draft',
    progress: readPercent(record.progress) ?? 0,
    settings: readRecord(record.settings) ?? {},
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    updatedAt: firstOf(readDate, record.updated_at, record.updatedAt),
    ...readVideoParts(record),
    ...readLinks(record),
    script: readScriptText(record.script),
    activity: readList(record.activity_log ?? record.activity)
      .map(readActivity)
      .filter((activity) => activity !== null),
    tags: readTexts(record.tags),
    frontendProjectId: firstOf(
      readFilledText,
      record.frontend_project_id,
      record.frontendProjectId,
    ),
  };
}
