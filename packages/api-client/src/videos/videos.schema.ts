import { array, type InferType, mixed, number, object, string } from 'yup';
import { validOrNull } from '../transport/answer.ts';
import {
  firstOf,
  readAmount,
  readFilledText,
  readList,
  readPercent,
  readRecord,
} from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A render that has started or is queued. */
const videoJobSchema = object({ videoId: string().required() });

/** A render that has started or is queued (section 7, Videos): the id to ask its status by. */
export type VideoJob = InferType<typeof videoJobSchema>;

/** The started render from a server's record; null without a `video_id`. Never throws. */
export function normaliseVideoJob(value: unknown): VideoJob | null {
  const record = readRecord(value);
  return validOrNull(videoJobSchema, {
    videoId: firstOf(readFilledText, record?.video_id, record?.videoId),
  });
}

/**
 * The words for a render's state that have a meaning of their own (section 4, Processing); the set
 * is open.
 */
export type RenderStatus = 'completed' | 'failed' | 'video_processing' | (string & {});

/** The state of a render (specification section 3, Video status). */
const videoStatusSchema = object({
  videoId: string().defined().nullable(),
  /** An open set; one that is not known is shown by `message`. */
  status: mixed<RenderStatus>().required(),
  /** Percent, 0–100. */
  progress: number().defined().nullable(),
  /** The server's words for the state. */
  message: string().defined().nullable(),
  /** `completed` counts as ready only with it. */
  videoUrl: string().defined().nullable(),
  /** Why the render failed. */
  error: string().defined().nullable(),
  /** The reason in a word, `storage-full` for no room; an addition that a server may leave out. */
  errorCode: string().defined().nullable(),
  /** Captions, WebVTT. */
  captionsUrl: string().defined().nullable(),
  /** Expected time left, in seconds. */
  secondsLeft: number().defined().nullable(),
  /** The part of the work under way: an addition that a server may leave out. */
  stage: string().defined().nullable(),
  /** Pictures drawn and to draw; additions that a server may leave out. */
  framesDone: number().defined().nullable(),
  framesTotal: number().defined().nullable(),
  /** Finished parts and how long each took, in seconds; empty where a server does not say. */
  stagesDone: array(
    object({ stage: string().required(), seconds: number().required() }).required(),
  ).required(),
});

/** The state of a render in the one form that the app sees (section 3, Video status). */
export type VideoStatus = InferType<typeof videoStatusSchema>;

/**
 * The state of a render from a server's record (section 3); null without a status. Never throws.
 */
export function normaliseVideoStatus(value: unknown): VideoStatus | null {
  const record = readRecord(value);
  if (!record) return null;
  return validOrNull(videoStatusSchema, {
    videoId: firstOf(readFilledText, record.video_id, record.videoId),
    status: readFilledText(record.status),
    progress: readPercent(record.progress),
    message: firstOf(readFilledText, record.status_message, record.message),
    videoUrl: firstOf(safeUrl, record.video_url, record.videoUrl),
    error: readFilledText(record.error),
    errorCode: firstOf(readFilledText, record.error_code, record.errorCode),
    captionsUrl: firstOf(safeUrl, record.captions_url, record.captionsUrl),
    secondsLeft: firstOf(readAmount, record.eta_seconds, record.secondsLeft),
    stage: readFilledText(record.stage),
    framesDone: firstOf(readAmount, record.frames_done, record.framesDone),
    framesTotal: firstOf(readAmount, record.frames_total, record.framesTotal),
    stagesDone: readList(record.stages_done ?? record.stagesDone).flatMap(readStage),
  });
}

function readStage(value: unknown) {
  const record = readRecord(value);
  const stage = readFilledText(record?.stage);
  const seconds = readAmount(record?.seconds);
  return stage === null || seconds === null ? [] : [{ stage, seconds }];
}
