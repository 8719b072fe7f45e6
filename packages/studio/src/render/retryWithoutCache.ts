import { StudioError } from '../StudioError.ts';
import { MISFIT } from './segment.ts';
import { trimSegments } from './segmentStore.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Runs some work, and once more if it fails for a reason that the cache of segments may cause: the disk is
 * full, or segments from an encoder with other parameters do not fit the new ones.
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
    const staying = stayingAfter(cause, needed);
    if (!staying || (await trimSegments(staying, 0).catch(() => 0)) === 0) throw cause;
    return work();
  }
}

/** The segments that stay after a failure; undefined if the cache did not cause it. */
function stayingAfter(
  cause: unknown,
  needed: () => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  if (!(cause instanceof StudioError)) return undefined;
  // It is unknown which segments are the old ones, and other films have them too.
  if (cause.code === 'encoder-failed' && cause.message === MISFIT) return NONE;
  return cause.code === 'storage-full' ? needed() : undefined;
}
