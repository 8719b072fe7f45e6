/**
 * Renders a video: the page's side.
 *
 * The page turns SVG into bitmaps, because workers cannot. Some workers draw and encode segments, and store
 * each on disk; another copies them into the film, in order, and encodes the audio. The page stays
 * responsive, a hidden tab continues, and a render that was killed finds its segments again.
 */
import { removeMedia, removeUnfinished } from '../mediaStore.ts';
import type { JobOptions, RenderRequest, RenderResult } from '../types.ts';
import { FilmMaking, type RenderOutcome } from './filmMaking.ts';
import { monotone } from './progress.ts';
import { isMisfit, removeAllSegments, retryWithoutCache } from './retryWithoutCache.ts';
import { workersToUse } from './workersToUse.ts';

export type { RenderOutcome };

export interface RenderOptions extends JobOptions {
  /** Number of workers that draw concurrently; by default the best number for this machine. */
  workers?: number;
}

/**
 * Renders spoken audio as an MP4, with a poster and captions.
 *
 * On failure or cancel it removes all three files. Finished segments stay.
 *
 * @throws `StudioError` of any code except those of speech.
 */
export async function renderVideo(
  request: RenderRequest,
  options: RenderOptions = {},
): Promise<RenderResult> {
  return (await renderTimed(request, options)).result;
}

/** Like {@link renderVideo}, with the times of its parts. */
export function renderTimed(
  request: RenderRequest,
  { signal = new AbortController().signal, onProgress, workers }: RenderOptions = {},
): Promise<RenderOutcome> {
  return keptAwake(async () => {
    const outputs = [request.videoFile, request.posterFile, request.captionsFile];
    const report = monotone(onProgress ?? (() => undefined));
    let making: FilmMaking | undefined;
    const make = async (isSoftware: boolean) => {
      // Left over from an earlier attempt that was killed.
      await removeUnfinished(outputs).catch(() => undefined);
      making = new FilmMaking(request, signal, report);
      return making.run(workers ?? (await workersToUse(request.format)), isSoftware);
    };
    try {
      return await retryWithoutCache(
        () => make(false),
        () => making?.needed ?? new Set(),
      ).catch(async (cause: unknown) => {
        if (!isMisfit(cause)) throw cause;
        // Segments of one attempt do not fit together if only some workers have an encoder in hardware.
        await removeAllSegments();
        return make(true);
      });
    } catch (cause) {
      for (const name of outputs) {
        await removeMedia(name).catch(() => undefined);
      }
      throw cause;
    }
  });
}

/** Holds a lock, because browsers do not freeze a hidden page that holds one. */
function keptAwake<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`lectern-awake-${crypto.randomUUID()}`, work);
}
