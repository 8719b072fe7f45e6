import { isQuotaError } from '../base/isQuotaError.ts';
import type { BackendContext } from './context.ts';
import type { VideoRecord } from '../db/records.ts';
import type { FilmAddresses } from '../jobs/filmAddresses.ts';
import { statusMessage } from '../jobs/renders/renderWords.ts';

/**
 * Records that the file of a finished video is gone. A full disk refuses the write; reading the video
 * must still succeed, so the record is corrected later.
 */
export async function noteMissing(
  { records }: Pick<BackendContext, 'records'>,
  video: VideoRecord,
): Promise<void> {
  try {
    await records.markGone(video.id);
  } catch (cause) {
    if (!isQuotaError(cause)) throw cause;
  }
}

/** Seconds left according to the last measurement; counts down until the next one. */
function secondsLeft(video: VideoRecord, at: number): number | null {
  if (video.state === 'completed') return 0;
  if (video.state !== 'video_processing' || video.secondsLeft === null) return null;
  // The remaining time must not grow if the clock is set back.
  const since = Math.max(0, at - video.progressAt) / 1000;
  return Math.max(0, Math.round(video.secondsLeft - since));
}

/** The contract's VideoStatus. This backend adds the fields after `eta_seconds`. */
export function toVideoStatus(video: VideoRecord, urls: FilmAddresses | null, at: number) {
  return {
    video_id: video.id,
    status: video.state,
    progress: video.progress,
    status_message: statusMessage(video),
    video_url: urls?.video ?? null,
    error: video.error,
    captions_url: urls?.captions ?? null,
    eta_seconds: secondsLeft(video, at),
    thumbnail_url: urls?.poster ?? null,
    duration: video.duration,
    stage: video.stage,
    frames_done: video.framesDone,
    frames_total: video.framesTotal,
    stages_done: video.stagesDone,
    attempts: video.attempts,
    error_code: video.errorCode,
    error_details: video.errorDetails,
  };
}
