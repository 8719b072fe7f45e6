import type { VideoRecord } from '../../db/records.ts';
import { finishedParts, packParts, partsForNextAttempt, readParts } from './filmParts.ts';
import { unbegun } from './unmade.ts';

/**
 * Consecutive attempts without a newly finished part after which a render is given up, so that a repeated
 * crash cannot go on forever. A render that progresses each time may be interrupted any number of times.
 */
export const MAX_STUCK_ATTEMPTS = 3;

/** Converts a fraction to percent; only finished videos have 100. */
export function toPercent(fraction: number): number {
  return Math.min(99, Math.max(0, Math.floor(fraction * 100)));
}

const countFinished = ({ parts }: VideoRecord): number =>
  finishedParts(readParts(parts) ?? []).count;

/** Consecutive attempts, up to the interrupted one, that finished no part. */
export function stuckAttempts(video: VideoRecord): number {
  if (video.attempts === 0) return 0;
  const { partsAtStart = 0, stuckAttempts: before = video.attempts - 1 } = video;
  return countFinished(video) > partsAtStart ? 0 : before + 1;
}

/** The starting point of the next attempt: the parts that the interrupted one finished. */
function fromKeptParts(video: VideoRecord): Pick<VideoRecord, 'parts' | 'progress'> {
  const parts = readParts(video.parts);
  if (!parts) return { parts: null, progress: 0 };
  const percent = toPercent(finishedParts(parts).share);
  return {
    parts: packParts(partsForNextAttempt(parts)),
    progress: Math.min(video.progress, percent),
  };
}

/** The record for another attempt, which starts at `at` (milliseconds since 1970). */
export function nextAttempt(video: VideoRecord, at: number): VideoRecord {
  return {
    ...video,
    ...unbegun(at),
    ...fromKeptParts(video),
    attempts: video.attempts + 1,
    stuckAttempts: stuckAttempts(video),
    partsAtStart: countFinished(video),
  };
}
