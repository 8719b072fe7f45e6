import type { FrameFormat } from '../types.ts';

/** Workers that draw segments at once. */
export async function workersToUse(_format: FrameFormat): Promise<number> {
  return Promise.resolve(Math.min(2, navigator.hardwareConcurrency || 1));
}
