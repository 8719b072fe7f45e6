import { type ApiError, isRenderOver } from '@lectern/api-client';
import type { RenderProgress } from './renderState.ts';

/** Of a render's status: the server has lost the render. No later poll can find it. */
const LOST: readonly number[] = [404, 410];

/**
 * The last status of a render, or a failure if the server has lost it since. A status that says that the
 * render is over stays.
 */
export function statusOrLoss(
  last: RenderProgress | undefined,
  error: ApiError | undefined,
): RenderProgress | undefined {
  if (!error || !LOST.includes(error.status) || (last && isRenderOver(last))) return last;
  const nothing = { progress: null, message: null, videoUrl: null, secondsLeft: null };
  return { ...nothing, ...last, status: 'failed', error: error.message };
}
