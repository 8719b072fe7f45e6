import type { VoicePack } from '../../../../backend/voicePacks.ts';

/** Returns why a pack cannot run in this browser, as a sentence; null if it can. */
export function missingFor({ needs }: Pick<VoicePack, 'needs'>): string | null {
  const lacksGpu = !('gpu' in navigator);
  return needs.includes('webgpu') && lacksGpu
    ? 'This browser has no WebGPU, which the pack needs. Open this site in one that has.'
    : null;
}
