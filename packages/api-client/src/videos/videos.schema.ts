import {
  firstOf,
  readAmount,
  readFilledText,
  readList,
  readPercent,
  readRecord,
} from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A render that has started or is queued (section 7, Videos): the ID for requesting its status. */
export type VideoJob = NonNullable<ReturnType<typeof normaliseVideoJob>>;

/** Normalises a started render from a server's record; null without a `video_id`. Never throws. */
export function normaliseVideoJob(value: unknown) {
  const record = readRecord(value);
  const videoId = firstOf(readFilledText, record?.video_id, record?.videoId);
  return videoId === null ? null : { videoId };
}

/** The statuses of a render with a specific meaning (section 4, Processing); the set is open. */
export type RenderStatus = 'completed' | 'failed' | 'video_processing' | (string & {});

/** The status of a render in the app's normalised form (section 3, Video status). */
export type VideoStatus = NonNullable<ReturnType<typeof normaliseVideoStatus>>;

/**
 * Normalises the status of a render from a server's record (section 3); null without a status. Never
 * throws.
 */
export function normaliseVideoStatus(value: unknown) {
  const record = readRecord(value);
  const status: RenderStatus | null = readFilledText(record?.status);
  if (!record || status === null) return null;
  return {
    videoId: firstOf(readFilledText, record.video_id, record.videoId),
    /** One of an open set; `message` describes an unknown one. */
    status,
    /** Percent, 0–100. */
    progress: readPercent(record.progress),
    /** The server's description of the status. */
    message: firstOf(readFilledText, record.status_message, record.message),
    /** A `completed` render is ready only if it has this URL. */
    videoUrl: firstOf(safeUrl, record.video_url, record.videoUrl),
    /** The reason why the render failed. */
    error: readFilledText(record.error),
    /**
     * A code for the reason, such as `storage-full` if there is no space; a server may omit this addition.
     */
    errorCode: firstOf(readFilledText, record.error_code, record.errorCode),
    /** Captions, WebVTT. */
    captionsUrl: firstOf(safeUrl, record.captions_url, record.captionsUrl),
    /** Expected remaining time, in seconds. */
    secondsLeft: firstOf(readAmount, record.eta_seconds, record.secondsLeft),
    /** The current stage of the work; an addition that a server may omit. */
    stage: readFilledText(record.stage),
    /** Frames drawn and in total; additions that a server may omit. */
    framesDone: firstOf(readAmount, record.frames_done, record.framesDone),
    framesTotal: firstOf(readAmount, record.frames_total, record.framesTotal),
    /** Finished stages and how long each took, in seconds; empty if a server does not say. */
    stagesDone: readList(record.stages_done ?? record.stagesDone).flatMap(readStage),
  };
}

function readStage(value: unknown) {
  const record = readRecord(value);
  const stage = readFilledText(record?.stage);
  const seconds = readAmount(record?.seconds);
  return stage === null || seconds === null ? [] : [{ stage, seconds }];
}
