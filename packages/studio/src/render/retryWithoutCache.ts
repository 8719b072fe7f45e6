import { emptySentenceCache } from '../speech/sentenceCache.ts';
import { StudioError } from '../StudioError.ts';
import { MISFIT } from './segments/segment.ts';
import { trimSegments } from './segments/segmentStore.ts';

const NONE: ReadonlySet<string> = new Set();

/** Whether a film failed because its segments come from encoders with different parameters. */
export function isMisfit(cause: unknown): boolean {
  return (
    cause instanceof StudioError && cause.code === 'encoder-failed' && cause.message === MISFIT
  );
}

/**
 * Runs some work, and once more if it fails for a reason that a cache may cause: the disk is full, or
 * segments from an encoder with other parameters do not fit the new ones.
 *
 * @param needed returns the hashes of segments that the work still needs when the disk is full
 */
export async function retryWithoutCache<T>(
  work: () => Promise<T>,
  needed: () => ReadonlySet<string> = () => NONE,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if ((await removedAfter(cause, needed)) === 0) throw cause;
    return work();
  }
}

/** Removes the segments of all films. @returns their number */
export const removeAllSegments = (): Promise<number> => trimSegments(NONE, 0).catch(() => 0);

/** Empties the caches that may have caused a failure. @returns the number of removed entries */
async function removedAfter(cause: unknown, needed: () => ReadonlySet<string>): Promise<number> {
  // It is unknown which segments are the old ones, and other films have them too.
  if (isMisfit(cause)) return removeAllSegments();
  if (!(cause instanceof StudioError) || cause.code !== 'storage-full') return 0;
  return (await trimSegments(needed(), 0).catch(() => 0)) + (await emptySentenceCache());
}
