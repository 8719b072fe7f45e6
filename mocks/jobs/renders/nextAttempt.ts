import type { VideoRecord } from '../../db/records.ts';
import { finishedParts, packParts, partsForNextAttempt, readParts } from './filmParts.ts';
import { unbegun } from './unmade.ts';

/**
 * Attempts in a row without a further finished part before a render is given up, so that a repeated
 * crash comes to an end. A render that gets further each time may be interrupted as often as it is.
 */
export const MAX_STUCK_ATTEMPTS = 3;

/** A fraction as percent; only finished videos have 100. */
export function toPercent(fraction: number): number {
  return Math.min(99, Math.max(0, Math.floor(fraction * 100)));
}

const countFinished = ({ parts }: VideoRecord): number =>
  finishedParts(readParts(parts) ?? []).count;

/** Attempts in a row, up to the one that was interrupted, that have finished no part. */
export function stuckAttempts(video: VideoRecord): number {
  if (video.attempts === 0) return 0;
  const { partsAtStart = 0, stuckAttempts: before = video.attempts - 1 } = video;
  return countFinished(video) > partsAtStart ? 0 : before + 1;
}

/** Where the next attempt begins: at the parts that an interrupted one finished. */
function fromKeptParts(video: VideoRecord): Pick<VideoRecord, 'parts' | 'progress'> {
  const parts = readParts(video.parts);
  if (!parts) return { parts: null, progress: 0 };
  const percent = toPercent(finishedParts(parts).share);
  return {
    parts: packParts(partsForNextAttempt(parts)),
    progress: Math.min(video.progress, percent),
  };
}

/** The record of a further attempt, which begins at `at` (milliseconds since 1970). */
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
