import {
  firstOf,
  readAmount,
  readFilledText,
  readList,
  readPercent,
  readRecord,
} from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A render that has started or is queued (section 7, Videos): the id to ask its status by. */
export type VideoJob = NonNullable<ReturnType<typeof normaliseVideoJob>>;

/** The started render from a server's record; null without a `video_id`. Never throws. */
export function normaliseVideoJob(value: unknown) {
  const record = readRecord(value);
  const videoId = firstOf(readFilledText, record?.video_id, record?.videoId);
  return videoId === null ? null : { videoId };
}

/**
 * The words for a render's state that have a meaning of their own (section 4, Processing); the set
 * is open.
 */
export type RenderStatus = 'completed' | 'failed' | 'video_processing' | (string & {});

/** The state of a render in the one form that the app sees (section 3, Video status). */
export type VideoStatus = NonNullable<ReturnType<typeof normaliseVideoStatus>>;

/**
 * The state of a render from a server's record (section 3); null without a status. Never throws.
 */
export function normaliseVideoStatus(value: unknown) {
  const record = readRecord(value);
  const status: RenderStatus | null = readFilledText(record?.status);
  if (!record || status === null) return null;
  return {
    videoId: firstOf(readFilledText, record.video_id, record.videoId),
    /** An open set; one that is not known is shown by `message`. */
    status,
    /** Percent, 0–100. */
    progress: readPercent(record.progress),
    /** The server's words for the state. */
    message: firstOf(readFilledText, record.status_message, record.message),
    /** `completed` counts as ready only with it. */
    videoUrl: firstOf(safeUrl, record.video_url, record.videoUrl),
    /** Why the render failed. */
    error: readFilledText(record.error),
    /** The reason in a word, `storage-full` for no room; an addition that a server may leave out. */
    errorCode: firstOf(readFilledText, record.error_code, record.errorCode),
    /** Captions, WebVTT. */
    captionsUrl: firstOf(safeUrl, record.captions_url, record.captionsUrl),
    /** Expected time left, in seconds. */
    secondsLeft: firstOf(readAmount, record.eta_seconds, record.secondsLeft),
    /** The part of the work under way: an addition that a server may leave out. */
    stage: readFilledText(record.stage),
    /** Pictures drawn and to draw; additions that a server may leave out. */
    framesDone: firstOf(readAmount, record.frames_done, record.framesDone),
    framesTotal: firstOf(readAmount, record.frames_total, record.framesTotal),
    /** Finished parts and how long each took, in seconds; empty where a server does not say. */
    stagesDone: readList(record.stages_done ?? record.stagesDone).flatMap(readStage),
  };
}

function readStage(value: unknown) {
  const record = readRecord(value);
  const stage = readFilledText(record?.stage);
  const seconds = readAmount(record?.seconds);
  return stage === null || seconds === null ? [] : [{ stage, seconds }];
}
