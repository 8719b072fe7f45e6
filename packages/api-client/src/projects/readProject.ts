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
import { PROJECT_STATUSES } from '../contract/contract.gen.ts';

/** One entry of a project's activity log (section 3, Project). */
export type ProjectActivity = NonNullable<ReturnType<typeof readActivity>>;

function readActivity(value: unknown) {
  const record = readRecord(value);
  if (!record) return null;
  const details = readRecord(record.details);
  return {
    action: readFilledText(record.action),
    /** ISO 8601. */
    timestamp: readDate(record.timestamp),
    videoId: firstOf(readFilledText, details?.video_id, record.videoId),
    error: firstOf(readFilledText, details?.error, record.error),
  };
}

function readVideoParts(record: UnknownRecord) {
  const video = readRecord(record.video_data);
  return {
    thumbnailUrl: firstOf(safeUrl, video?.thumbnail_url, record.thumbnailUrl),
    /** Length of the video in seconds. */
    durationSeconds: firstOf(readAmount, video?.duration, record.durationSeconds),
    /** Size of the video in bytes; null if the server does not say. */
    sizeBytes: readAmount(video?.size),
    videoUrl: firstOf(safeUrl, video?.video_url, record.videoUrl, record.video_url),
    /** Captions, WebVTT. */
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

/** A project in the app's normalised form (section 3, Project). */
export type Project = NonNullable<ReturnType<typeof normaliseProject>>;

/** Normalises a project from a server's record (section 3); null if it lacks an ID. Never throws. */
export function normaliseProject(value: unknown) {
  const record = readRecord(value);
  const id = readId(record);
  if (!record || id === null) return null;
  return {
    id,
    name: readFilledText(record.name),
    description: readFilledText(record.description),
    /** An unknown status is read as `draft`. */
    status: readChoice(PROJECT_STATUSES, record.status) ?? 'draft',
    /** Percent, 0–100; 0 if missing. */
    progress: readPercent(record.progress) ?? 0,
    settings: readRecord(record.settings) ?? {},
    /** ISO 8601. */
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    updatedAt: firstOf(readDate, record.updated_at, record.updatedAt),
    ...readVideoParts(record),
    ...readLinks(record),
    /** The text of the script, or null if there is none. */
    script: readScriptText(record.script),
    activity: readList(record.activity_log ?? record.activity)
      .map(readActivity)
      .filter((activity) => activity !== null),
    tags: readTexts(record.tags),
    /** The temporary ID created by the client. */
    frontendProjectId: firstOf(
      readFilledText,
      record.frontend_project_id,
      record.frontendProjectId,
    ),
  };
}
