import { array, type InferType, mixed, number, object, string } from 'yup';
import { readScriptText } from '../scripts/scriptText.ts';
import { validOrNull } from '../transport/answer.ts';
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
import { PROJECT_STATUSES } from './projectStatuses.ts';

const activitySchema = object({
  action: string().defined().nullable(),
  /** ISO 8601. */
  timestamp: string().defined().nullable(),
  videoId: string().defined().nullable(),
  error: string().defined().nullable(),
});

/** One entry of a project's activity log (section 3, Project). */
export type ProjectActivity = InferType<typeof activitySchema>;

/** A project (specification section 3), its working draft included. */
const projectSchema = object({
  id: string().required(),
  name: string().defined().nullable(),
  description: string().defined().nullable(),
  /** A status that the product does not know is read as `draft`. */
  status: string().oneOf(PROJECT_STATUSES).required(),
  /** Percent, 0–100; 0 where it is missing. */
  progress: number().required(),
  settings: mixed<UnknownRecord>().required(),
  /** ISO 8601. */
  createdAt: string().defined().nullable(),
  updatedAt: string().defined().nullable(),
  thumbnailUrl: string().defined().nullable(),
  /** Seconds of video. */
  durationSeconds: number().defined().nullable(),
  videoUrl: string().defined().nullable(),
  /** Captions, WebVTT. */
  captionsUrl: string().defined().nullable(),
  avatarName: string().defined().nullable(),
  avatarThumbnailUrl: string().defined().nullable(),
  audioUrl: string().defined().nullable(),
  avatarId: string().defined().nullable(),
  voiceId: string().defined().nullable(),
  videoId: string().defined().nullable(),
  /** The script's words, or null where there are none. */
  script: string().defined().nullable(),
  activity: array().of(activitySchema).defined(),
  tags: array().of(string().defined()).defined(),
  /** The temporary id that the client made. */
  frontendProjectId: string().defined().nullable(),
});

/** A project in the one form that the app sees (section 3, Project). */
export type Project = InferType<typeof projectSchema>;

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
  if (!record) return null;
  return validOrNull(projectSchema, {
    id: readId(record),
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
  });
}
